import { expect, test } from "vitest";
import { drainOnce } from "#app/store/sync/drain.ts";
import { add, answering, openQueue, place, queue } from "#app/store/testing/upload-queue.ts";
import { createUploadServer, photoFacts } from "#app/store/testing/upload-server.ts";
import { createRow, deleteRow } from "#app/store/write/write-row.ts";
import { drainUploads } from "./drain-uploads.ts";
import { addUpload, cancelUpload, retryUpload } from "./uploads.ts";

test("a file that the server cannot read waits here with its reason, and can be given up and taken back", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  const id = await add(journal);
  server.check({ state: "refused", refusal: "unreadable" });
  await drainUploads(journal, server.transport);
  expect(await queue(journal)).toMatchObject([{ state: "refused", problem: "unreadable" }]);
  expect(await journal.database.files.get([id, "original"])).toBeDefined();
  const cancelled = await cancelUpload(id, journal);
  expect(await journal.database.files.count()).toBe(0);
  await drainUploads(journal, server.transport);
  expect([await queue(journal), server.calls.at(-1)]).toEqual([[], "drop"]);
  server.check({ state: "ready", facts: photoFacts });
  if (!cancelled.ok) throw new Error(cancelled.reason);
  expect(await cancelled.undo()).toEqual({ ok: true });
  await drainUploads(journal, server.transport);
  expect(await queue(journal)).toMatchObject([{ state: "named" }]);
});

test("given up before anything was sent, nothing is told to the server", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  await cancelUpload(await add(journal), journal);
  await drainUploads(journal, server.transport);
  expect([await queue(journal), server.calls]).toEqual([[], []]);
});

test("more than 10 MB is not taken", async () => {
  const { journal } = await openQueue();
  const file = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  const upload = { file, name: "long.mp4", kind: "video", place, preview: null, poster: null } as const;
  expect(await addUpload(upload, journal)).toEqual({ ok: false, reason: "too_large" });
  expect(await queue(journal)).toEqual([]);
});

test("a fourth photo of the free plan waits for room, and goes once one of the others is deleted", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  for (let count = 0; count < 4; count += 1) await add(journal, 1_000);
  expect((await queue(journal)).map(({ problem }) => problem).toSorted()).toEqual(
    [null, null, null, "plan_limit"].toSorted(),
  );
  await drainUploads(journal, server.transport);
  const waiting = (await queue(journal)).find(({ state }) => state === "refused");
  expect(waiting?.details).toEqual({ used: 0, limit: 3 });
  await retryUpload(waiting?.id ?? "", journal);
  await drainUploads(journal, server.transport);
  expect((await queue(journal)).find(({ id }) => id === waiting?.id)).toMatchObject({
    problem: "plan_limit",
    details: { used: 3, limit: 3 },
  });
  const [first] = await journal.database.table("media").toArray();
  await deleteRow(journal, "media", first?.id ?? "");
  await drainUploads(journal, server.transport);
  expect(await journal.database.table("media").get(waiting?.id ?? "")).toMatchObject({ kind: "photo" });
});

test("photos of a relationship in the trash leave room", async () => {
  const { journal } = await openQueue();
  const person = await createRow(journal, "relationships", { name: "Noé" });
  if (!person.ok) throw new Error(person.reason);
  const server = createUploadServer();
  for (let count = 0; count < 3; count += 1) {
    await add(journal, 1_000, { place: { ...place, relationship_id: person.row.id } });
  }
  await drainUploads(journal, server.transport);
  await deleteRow(journal, "relationships", person.row.id);
  await add(journal, 1_000);
  await drainUploads(journal, server.transport);
  expect((await queue(journal)).map(({ state }) => state)).toEqual(["named", "named", "named", "named"]);
});

test.each([
  [{ status: 402, code: "storage_limit", details: { used: 99, limit: 100 } }, "storage_limit"],
  [{ status: 402, code: "plan_limit", details: { used: 3, limit: 3 } }, "plan_limit"],
  [{ status: 413, code: "too_large", details: {} }, "too_large"],
])("what the server will not take is not asked again by itself: %o", async (fault, problem) => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  await add(journal);
  server.meet(fault);
  await drainUploads(journal, server.transport);
  await drainUploads(journal, server.transport);
  expect(server.calls).toEqual(["open"]);
  expect(await queue(journal)).toMatchObject([{ state: "refused", problem, details: fault.details }]);
});

test("a row that the server refuses becomes a waiting file again, with what was written of it", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  const id = await add(journal, 1_000, { place: { ...place, caption: "the pier" } });
  await drainUploads(journal, server.transport);
  await drainOnce(journal, answering({ code: "plan_limit", details: { used: 3, limit: 3 } }));
  await drainUploads(journal, server.transport);
  expect(await journal.database.table("media").get(id)).toBeUndefined();
  expect(await journal.database.refusedOps.count()).toBe(0);
  expect(await queue(journal)).toMatchObject([
    { state: "refused", problem: "plan_limit", place: { caption: "the pier" } },
  ]);
});
