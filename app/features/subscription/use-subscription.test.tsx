import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { closeJournal, openJournal } from "#app/store/db/journal.ts";
import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import { freeAnswer, paidAnswer } from "./testing/answers.ts";
import { createFakeServer } from "./testing/show-subscription.tsx";
import { type BillingColumns, useSubscription } from "./use-subscription.ts";

const server = createFakeServer();
const path = "/api/subscription";
const say = (answer: SubscriptionResponse) => {
  server.answers[path] = () => Response.json(answer);
};

const profile: BillingColumns = {
  rev: 1,
  subscription_plan: "free",
  subscription_status: "inactive",
  current_period_end: null,
};

beforeEach(async () => {
  await openJournal({ kind: "account", personId: crypto.randomUUID() });
});
afterEach(closeJournal);

const hear = (row = profile) =>
  renderHook((given?: BillingColumns) => useSubscription(given ?? row), { initialProps: row });

test("a changed row, news from another tab and a look at the page each ask again", async () => {
  say(freeAnswer());
  const hook = await hear();
  await expect.poll(() => hook.result.current.known?.answer.plan).toBe("free");
  say(paidAnswer("plus_monthly"));
  await hook.rerender({ ...profile, rev: 2, subscription_plan: "plus", subscription_status: "active" });
  await expect.poll(() => hook.result.current.known?.answer.plan).toBe("plus");
  say(paidAnswer("plus_monthly", { payment_problem: true }));
  new BroadcastChannel("tendre-profile").postMessage(null);
  await expect.poll(() => hook.result.current.known?.answer.payment_problem).toBe(true);
  say(paidAnswer("plus_monthly"));
  dispatchEvent(new Event("focus"));
  await expect.poll(() => hook.result.current.known?.answer.payment_problem).toBe(false);
});

test("an answer that was overtaken on its way is not shown", async () => {
  let late: (response: Response) => void = () => undefined;
  server.answers[path] = () => new Promise((resolve) => (late = resolve));
  const hook = await hear();
  await expect.poll(() => server.asked.length).toBe(1);
  say(paidAnswer("pro_yearly"));
  await hook.rerender({ ...profile, rev: 2 });
  await expect.poll(() => hook.result.current.known?.answer.plan).toBe("pro");
  late(Response.json(freeAnswer()));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hook.result.current.known?.answer.plan).toBe("pro");
});

test("without a network the last answer is there again, marked as remembered", async () => {
  say(paidAnswer("plus_yearly"));
  const before = await hear();
  await expect.poll(() => before.result.current.isRemembered).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await before.unmount();
  server.answers = {};
  const after = await hear();
  await expect.poll(() => after.result.current.problem?.reason).toBe("network");
  expect(after.result.current.isRemembered).toBe(true);
  expect(after.result.current.known?.answer).toEqual(paidAnswer("plus_yearly"));
});

test("without a network and without an earlier answer, being offline is the reason, and the return asks again", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const hook = await hear();
  await expect.poll(() => hook.result.current.problem?.reason).toBe("offline");
  say(freeAnswer());
  network.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await expect.poll(() => hook.result.current.problem).toBe(null);
  expect(hook.result.current.known?.answer.plan).toBe("free");
});

test("an answer that is not one of ours is none", async () => {
  server.answers[path] = () => Response.json({ plan: "gold" });
  const hook = await hear();
  await expect.poll(() => hook.result.current.problem?.reason).toBe("unavailable");
  expect(hook.result.current.known).toBeUndefined();
});
