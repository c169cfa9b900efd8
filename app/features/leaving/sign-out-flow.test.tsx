import { v7 } from "uuid";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { addingPhotos, deleteDatabase, sharedDatabase } from "#app/lib/journal-names.ts";
import { askWhenLeaving, type LeavingReason } from "#app/lib/leaving-questions.ts";
import { putShared } from "#app/lib/share/share-box.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { ErrorBoundary } from "#app/ui/states/error-boundary.tsx";
import { SignOutFlow } from "./sign-out-flow.tsx";

afterEach(() => deleteDatabase(sharedDatabase));

/** Each time it would leave; it stays. */
function countLeaving(): readonly LeavingReason[] {
  const left: LeavingReason[] = [];
  onTestFinished(
    askWhenLeaving(async (reason) => {
      left.push(reason);
      return false;
    }),
  );
  return left;
}

test("once the question is put, sending everything signs nobody out: it says so and waits", async () => {
  const { database } = await openJournal({ kind: "account", personId: v7() });
  await createRelationship({ name: "Camille" });
  const left = countLeaving();
  const screen = await showPage(<SignOutFlow onStay={() => {}} />);
  await expect.element(screen.getByText("A relationship: Camille")).toBeVisible();
  await database.outbox.clear();
  await expect.element(screen.getByText("Everything has been sent.")).toBeVisible();
  expect(left).toEqual([]);
  await screen.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect.poll(() => left).toEqual(["sign-out"]);
});

test("photos that are being added to a moment are waited for: they are in the journal before it is put away", async () => {
  const { database } = await openJournal({ kind: "account", personId: v7() });
  const left = countLeaving();
  const added = Promise.withResolvers<void>();
  const adding = navigator.locks.request(addingPhotos, { mode: "shared" }, () => added.promise);
  await showPage(<SignOutFlow onStay={() => {}} />);
  await expect
    .poll(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
    .toContain(addingPhotos);
  // Each change of what waits is a look at it.
  for (const _ of Array(3)) {
    await createRelationship({ name: "Camille" });
    await database.outbox.clear();
  }
  expect(left).toEqual([]);
  added.resolve();
  await adding;
  await expect.poll(() => left).toEqual(["sign-out"]);
  // As long as another look would take.
  for (const _ of Array(20)) await database.drafts.count();
  expect(left).toEqual(["sign-out"]);
});

test("a journal that cannot be read is not left: the error page says so, and the next try looks again", async () => {
  const { database } = await openJournal({ kind: "account", personId: v7() });
  await createRelationship({ name: "Camille" });
  const left = countLeaving();
  let isReadable = false;
  database.outbox.hook("reading", (row) => {
    if (!isReadable) throw new Error("The disk does not answer");
    return row;
  });
  const showFailure = (error: unknown) => <p>{`Failed: ${error instanceof Error && error.message}`}</p>;
  const flow = <SignOutFlow onStay={() => {}} />;
  const screen = await showPage(<ErrorBoundary fallback={showFailure}>{flow}</ErrorBoundary>);
  await expect.element(screen.getByText("Failed: The disk does not answer")).toBeVisible();
  expect(left).toEqual([]);
  isReadable = true;
  const again = await showPage(flow);
  await expect.element(again.getByText("A relationship: Camille")).toBeVisible();
});

test("photos of a moment that was not kept are asked about before a sign-out clears them", async () => {
  await openJournal({ kind: "account", personId: v7() });
  const blob = new Blob(["1"], { type: "image/jpeg" });
  await putShared({ text: "", files: [{ name: "pier.jpg", type: blob.type, blob }], isChosen: true });
  const left = countLeaving();
  const screen = await showPage(<SignOutFlow onStay={() => {}} />);
  await expect.element(screen.getByText(/pier\.jpg/)).toBeVisible();
  await expect.element(screen.getByText(/^One thing has not been sent yet/)).toBeVisible();
  expect(left).toEqual([]);
  await expect.element(screen.getByRole("button", { name: "Download it" })).toBeEnabled();
  await screen.getByRole("button", { name: "Discard it and sign out" }).click();
  await expect.poll(() => left).toEqual(["sign-out"]);
});
