import { expect, onTestFinished, test, vi } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { queueDraft, readDraftFailure } from "./drafts.ts";

test("a draft that the device does not keep says why, and the next letter tries again", async () => {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  const full = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  journal.database.drafts.hook("creating", full);
  queueDraft("moment:new", { value: { word: "quiet" } }, journal);
  await vi.waitFor(() => expect(readDraftFailure("moment:new")).toBe("storage_full"));
  expect(readDraftFailure("moment:other")).toBeNull();
  journal.database.drafts.hook("creating").unsubscribe(full);
  queueDraft("moment:new", { value: { word: "quiet day" } }, journal);
  await vi.waitFor(() => expect(readDraftFailure("moment:new")).toBeNull());
  expect(await journal.database.drafts.get("moment:new")).toMatchObject({ value: { word: "quiet day" } });
});

test("a draft typed while no journal is open is not said to be kept", () => {
  queueDraft("moment:late", { value: {} }, null);
  expect(readDraftFailure("moment:late")).toBe("failed");
});

test("a database that was closed under the draft is told, and nothing is thrown", async () => {
  const journal = await openTestJournal();
  closeDatabase(journal);
  queueDraft("moment:closed", { value: {} }, journal);
  await vi.waitFor(() => expect(readDraftFailure("moment:closed")).toBe("failed"));
});
