import { expect, onTestFinished, test } from "vitest";
import { quotaOfCount, withOwnLimit } from "#app/store/conversations/message-count.ts";
import { closeDatabase } from "#app/store/db/journal.ts";
import { readRow } from "#app/store/db/journal-rows.ts";
import { readMediaQuota } from "#app/store/media/media-quota.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { planOf } from "./own-plan.ts";

const end = "2026-11-21T10:00:00.000Z";
const profile = readRow("profiles", {
  id: somePerson,
  rev: 1,
  created_at: end,
  updated_at: end,
  deleted_at: null,
  subscription_plan: "plus",
  subscription_status: "canceled",
  current_period_end: end,
  stripe_subscription_id: "sub_1",
});

test("a plan that has ended gives no more than free, whether or not the server has said so", () => {
  expect(planOf(profile, new Date(Date.parse(end) - 1))).toBe("plus");
  expect(planOf(profile, new Date(end))).toBe("free");
  expect(planOf({ ...profile, subscription_status: "active" }, new Date("2026-12-21"))).toBe("plus");
  expect(planOf(null, new Date(end))).toBe("free");
});

test("a build without a backend has no plans: every room is open, and LISA counts nothing", async () => {
  expect(planOf(null, new Date(end), false)).toBe("pro");
  const journal = await openTestJournal({ kind: "device" });
  onTestFinished(() => closeDatabase(journal));
  const count = { month: "2026-11", used: 31, limit: null, held: [] };
  expect(quotaOfCount(withOwnLimit(journal, count, false))).toMatchObject({ limit: null, canAdd: true });
  expect(quotaOfCount(withOwnLimit(journal, count, true))).toMatchObject({ limit: 30, canAdd: false });
});

test("photos without a network have the room of the plan that still runs", async () => {
  const quotaAt = async (instant: number) => {
    const journal = await openTestJournal(undefined, { now: () => new Date(instant) });
    onTestFinished(() => closeDatabase(journal));
    await journal.database.table("profiles").put(profile);
    return (await readMediaQuota(journal)).limit;
  };
  expect(await quotaAt(Date.parse(end) - 1)).toBe(10);
  expect(await quotaAt(Date.parse(end))).toBe(3);
});
