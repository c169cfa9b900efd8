import { expect, onTestFinished, test } from "vitest";
import type { Answer, Op, Push } from "#domain/sync.ts";
import { drainOnce } from "./drain.ts";
import { drainUploads } from "./drain-uploads.ts";
import { closeDatabase, type Journal } from "./journal.ts";
import { emptyStorage, openTestJournal, somePerson } from "./testing/open-test-journal.ts";
import { createUploadServer, photoFacts } from "./testing/upload-server.ts";
import { addUpload, cancelUpload, type NewUpload, retryUpload } from "./uploads.ts";
import { createRow, deleteRow } from "./write-row.ts";

const place: NewUpload["place"] = {
  relationship_id: null,
  moment_id: null,
  caption: "",
  position: 0,
  is_cover: false,
  is_blurred: false,
  consent: "unsure",
};

async function open(storage = emptyStorage()) {
  let instant = Date.parse("2026-11-21T10:00:00.000Z");
  const account = { kind: "account", personId: somePerson } as const;
  const journal = await openTestJournal(account, { indexedDb: storage, now: () => new Date(instant) });
  onTestFinished(() => closeDatabase(journal));
  const pass = (milliseconds: number) => {
    instant += milliseconds;
  };
  return { journal, pass };
}

async function add(journal: Journal, bytes = 700_000, more: Partial<NewUpload> = {}): Promise<string> {
  const file = new Blob([Uint8Array.from({ length: bytes }, (_, at) => at % 251)], { type: "image/jpeg" });
  const added = await addUpload(
    { file, name: "us.jpg", kind: "photo", place, preview: new Blob(["p"]), poster: null, ...more },
    journal,
  );
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

const queue = (journal: Journal) => journal.database.uploads.toArray();
const queued = async (journal: Journal) => (await journal.database.outbox.toArray()).map(({ op }) => op);

/** The sync's answer to every op. */
function answering(refusal?: Pick<Extract<Answer, { status: "refused" }>, "code" | "details">) {
  const answer = ({ opId, id, at, fields }: Op): Answer =>
    refusal
      ? { opId, status: "refused", row: null, ...refusal }
      : {
          opId,
          status: "applied",
          row: { id, rev: 7, created_at: at, updated_at: at, deleted_at: null, ...fields },
        };
  return {
    push: async ({ ops }: Push) => ({ ok: true as const, value: { rev: 7, answers: ops.map(answer) } }),
    pull: async () => ({ ok: false as const, status: 0 }),
  };
}

test("a photo goes in parts, becomes a row through an op, and leaves the device when the server has both", async () => {
  const { journal } = await open();
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
  const { journal } = await open();
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
      const { journal } = await open(storage);
      const server = createUploadServer();
      await add(journal);
      server.meet(...Array.from({ length: at }, () => null), fault);
      expect(await drainUploads(journal, server.transport)).toBe("later");
      closeDatabase(journal);
      const again = await open(storage);
      expect(await drainUploads(again.journal, server.transport)).toBe("done");
      expect(await queued(again.journal)).toHaveLength(1);
      expect(server.count()).toBe(1);
    }
  }
});

test("a page that dies between the row and its mark makes no second row", async () => {
  const { journal } = await open();
  const server = createUploadServer();
  const id = await add(journal);
  await drainUploads(journal, server.transport);
  await journal.database.uploads.update(id, { state: "waiting" });
  await drainUploads(journal, server.transport);
  expect(await queued(journal)).toHaveLength(1);
  expect(await queue(journal)).toMatchObject([{ state: "named" }]);
});

test("a file that the server cannot read waits here with its reason, and can be given up and taken back", async () => {
  const { journal } = await open();
  const server = createUploadServer();
  const id = await add(journal);
  server.judge({ state: "refused", refusal: "unreadable" });
  await drainUploads(journal, server.transport);
  expect(await queue(journal)).toMatchObject([{ state: "refused", problem: "unreadable" }]);
  expect(await journal.database.files.get([id, "original"])).toBeDefined();
  const undo = await cancelUpload(id, journal);
  expect(await journal.database.files.count()).toBe(0);
  await drainUploads(journal, server.transport);
  expect([await queue(journal), server.calls.at(-1)]).toEqual([[], "drop"]);
  server.judge({ state: "ready", facts: photoFacts });
  await undo();
  await drainUploads(journal, server.transport);
  expect(await queue(journal)).toMatchObject([{ state: "named" }]);
});

test("given up before anything was sent, nothing is told to the server", async () => {
  const { journal } = await open();
  const server = createUploadServer();
  await cancelUpload(await add(journal), journal);
  await drainUploads(journal, server.transport);
  expect([await queue(journal), server.calls]).toEqual([[], []]);
});

test("more than 10 MB is not taken", async () => {
  const { journal } = await open();
  const file = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  const upload = { file, name: "long.mp4", kind: "video", place, preview: null, poster: null } as const;
  expect(await addUpload(upload, journal)).toEqual({ ok: false, reason: "too_large" });
  expect(await queue(journal)).toEqual([]);
});

test("a fourth photo of the free plan waits for room, and goes once one of the others is deleted", async () => {
  const { journal } = await open();
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
  const { journal } = await open();
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
  const { journal } = await open();
  const server = createUploadServer();
  await add(journal);
  server.meet(fault);
  await drainUploads(journal, server.transport);
  await drainUploads(journal, server.transport);
  expect(server.calls).toEqual(["open"]);
  expect(await queue(journal)).toMatchObject([{ state: "refused", problem, details: fault.details }]);
});

test("a file on which the server fails lets the others pass, and is asked again later and later", async () => {
  const { journal, pass } = await open();
  const server = createUploadServer();
  const first = await add(journal, 1_000);
  pass(1);
  const second = await add(journal, 1_000);
  server.meet(null, null, { status: 500, code: "internal" });
  await drainUploads(journal, server.transport);
  const states = async () => Object.fromEntries((await queue(journal)).map(({ id, state }) => [id, state]));
  expect(await states()).toEqual({ [first]: "waiting", [second]: "named" });
  await drainUploads(journal, server.transport);
  expect(await states()).toEqual({ [first]: "waiting", [second]: "named" });
  pass(2_001);
  await drainUploads(journal, server.transport);
  expect(await states()).toEqual({ [first]: "named", [second]: "named" });
});

test("an upload that the server has forgotten begins anew", async () => {
  const { journal, pass } = await open();
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

test("a row that the server refuses becomes a waiting file again, with what was written of it", async () => {
  const { journal } = await open();
  const server = createUploadServer();
  const id = await add(journal, 1_000, { place: { ...place, caption: "the pier" } });
  await drainUploads(journal, server.transport);
  await drainOnce(journal, answering({ code: "plan_limit", details: { used: 3, limit: 3 } }));
  await drainUploads(journal, server.transport);
  expect(await journal.database.table("media").get(id)).toBeUndefined();
  expect(await journal.database.needsYou.count()).toBe(0);
  expect(await queue(journal)).toMatchObject([
    { state: "refused", problem: "plan_limit", place: { caption: "the pier" } },
  ]);
});

test("a row whose upload was collected before its op came is sent anew by itself", async () => {
  const { journal } = await open();
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
  const { journal } = await open();
  const server = createUploadServer();
  const id = await add(journal, 1_000);
  await drainUploads(journal, server.transport);
  await deleteRow(journal, "media", id);
  await drainOnce(journal, answering());
  await drainUploads(journal, server.transport);
  expect([await queue(journal), await journal.database.files.count()]).toEqual([[], 0]);
});

test("signed out, nothing is sent and nothing is lost", async () => {
  const { journal } = await open();
  const server = createUploadServer();
  await add(journal);
  server.meet({ status: 401, code: "unauthorized" });
  expect(await drainUploads(journal, server.transport)).toBe("signed-out");
  expect(await queue(journal)).toMatchObject([{ state: "waiting" }]);
});
