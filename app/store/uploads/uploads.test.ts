import { expect, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { drainOnce } from "#app/store/sync/drain.ts";
import { emptyStorage } from "#app/store/testing/open-test-journal.ts";
import { add, answering, openQueue, queue, queued } from "#app/store/testing/upload-queue.ts";
import { createUploadServer } from "#app/store/testing/upload-server.ts";
import { deleteRow } from "#app/store/write/write-row.ts";
import { drainUploads } from "./drain-uploads.ts";

test("a photo goes in parts, becomes a row through an op, and leaves the device when the server has both", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  const id = await add(journal);
  expect(await drainUploads(journal, server.transport)).toBe("done");
  expect(server.calls).toEqual(["open", "part 0", "part 262144", "finish"]);
  const [upload] = await queue(journal);
  expect(server.bytesOf(upload?.uploadId ?? "")?.at(-1)).toBe(699_999 % 251);
  expect(await journal.database.table("media").get(id)).toMatchObject({ rev: 0, width: 120, kind: "photo" });
  expect(await queued(journal)).toMatchObject([
    { table: "media", id, kind: "put", fields: { upload_id: upload?.uploadId } },
  ]);

  await drainUploads(journal, server.transport);
  expect(await journal.database.files.count()).toBe(2);
  await drainOnce(journal, answering());
  await drainUploads(journal, server.transport);
  expect([await queue(journal), await journal.database.files.count()]).toEqual([[], 0]);
});

test("the progress kept is what the server has", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  await add(journal);
  server.meet(null, null, "lost before");
  expect(await drainUploads(journal, server.transport)).toBe("later");
  expect(await queue(journal)).toMatchObject([{ state: "waiting", sent: 262_144, bytes: 700_000 }]);
});

test("a network that goes at any call, before or after the server heard it, leaves one upload and one op", async () => {
  for (const fault of ["lost before", "lost after"] as const) {
    for (let at = 0; at < 4; at += 1) {
      const storage = emptyStorage();
      const { journal } = await openQueue(storage);
      const server = createUploadServer();
      await add(journal);
      server.meet(...Array.from({ length: at }, () => null), fault);
      expect(await drainUploads(journal, server.transport)).toBe("later");
      closeDatabase(journal);
      const again = await openQueue(storage);
      expect(await drainUploads(again.journal, server.transport)).toBe("done");
      expect(await queued(again.journal)).toHaveLength(1);
      expect(server.count()).toBe(1);
    }
  }
});

test("a page that dies between the row and its mark makes no second row", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  const id = await add(journal);
  await drainUploads(journal, server.transport);
  await journal.database.uploads.update(id, { state: "waiting" });
  await drainUploads(journal, server.transport);
  expect(await queued(journal)).toHaveLength(1);
  expect(await queue(journal)).toMatchObject([{ state: "named" }]);
});

test("a file on which the server fails lets the others pass, and is asked again later and later", async () => {
  const { journal, pass } = await openQueue();
  const server = createUploadServer();
  const first = await add(journal, 1_000);
  pass(1);
  const second = await add(journal, 1_000);
  server.meet(null, null, { status: 500, code: "internal" });
  await drainUploads(journal, server.transport);
  const states = async () => Object.fromEntries((await queue(journal)).map(({ id, state }) => [id, state]));
  expect(await states()).toEqual({ [first]: "waiting", [second]: "waiting" });
  await drainUploads(journal, server.transport);
  expect(await states()).toEqual({ [first]: "waiting", [second]: "named" });
  pass(2_001);
  await drainUploads(journal, server.transport);
  expect(await states()).toEqual({ [first]: "named", [second]: "named" });
});

test("an upload that the server has forgotten begins anew", async () => {
  const { journal, pass } = await openQueue();
  const server = createUploadServer();
  await add(journal);
  server.meet(null, null, "lost before");
  await drainUploads(journal, server.transport);
  server.meet(null, { status: 404, code: "not_found" });
  await drainUploads(journal, server.transport);
  expect(await queue(journal)).toMatchObject([{ state: "waiting", sent: 0 }]);
  pass(2_001);
  await drainUploads(journal, server.transport);
  expect(await queued(journal)).toHaveLength(1);
});

test("a row whose upload was collected before its op came is sent anew by itself", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  const id = await add(journal, 1_000);
  await drainUploads(journal, server.transport);
  const [before] = await queue(journal);
  await drainOnce(journal, answering({ code: "missing_upload", details: {} }));
  await drainUploads(journal, server.transport);
  expect(await queue(journal)).toMatchObject([{ id, state: "named" }]);
  expect((await queue(journal))[0]?.uploadId).not.toBe(before?.uploadId);
});

test("a photo deleted before the server heard of it leaves nothing here once it has", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  const id = await add(journal, 1_000);
  await drainUploads(journal, server.transport);
  await deleteRow(journal, "media", id);
  await drainOnce(journal, answering());
  await drainUploads(journal, server.transport);
  expect([await queue(journal), await journal.database.files.count()]).toEqual([[], 0]);
});

test("signed out, nothing is sent and nothing is lost", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  await add(journal);
  server.meet({ status: 401, code: "unauthorized" });
  expect(await drainUploads(journal, server.transport)).toBe("signed-out");
  expect(await queue(journal)).toMatchObject([{ state: "waiting" }]);
});

test("a photo that is brought in again while the server is told that it was cancelled stays in the queue", async () => {
  const { journal } = await openQueue();
  const server = createUploadServer();
  const id = await add(journal);
  await journal.database.uploads.update(id, { isAnnounced: true, state: "cancelled" });
  const [cancelled] = await queue(journal);
  if (!cancelled) throw new Error("none");
  const again = { ...cancelled, uploadId: journal.newId(), state: "waiting", isAnnounced: false } as const;
  const drop = async () => {
    await journal.database.uploads.put({ ...again, retryAt: "2100-01-01T00:00:00.000Z" });
    return 204;
  };
  await drainUploads(journal, { ...server.transport, drop });
  expect(await queue(journal)).toMatchObject([{ id, state: "waiting", uploadId: again.uploadId }]);
});
