import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { closeDatabase, type Journal, type JournalChoice } from "#app/store/db/journal.ts";
import { type BuiltEntry, buildZip } from "#app/store/testing/build-zip.ts";
import { copyFacts } from "#app/store/testing/copy-facts.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { emptyStorage, openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { readStoredZip } from "#app/store/testing/read-stored-zip.ts";
import { createRow, deleteRow } from "#app/store/write/write-row.ts";
import { idAt } from "#domain/fixtures/journal.ts";
import { compareFile, type ImportFile } from "./compare-file.ts";
import { previewOf } from "./import-preview.ts";
import { forgetOldImports } from "./imports.ts";
import { undoImport } from "./undo-import.ts";
import { writeImport } from "./write-import.ts";
import { streamZip } from "./write-zip.ts";

const importId = idAt("2026-11-21T10:00:00Z", 7);
const everything = {
  withoutPeople: new Set<string>(),
  onDifference: "keep",
  withProfile: false,
  withMedia: true,
  withConversations: true,
} as const;
const account: JournalChoice = { kind: "account", personId: somePerson };

async function open(choice: JournalChoice = account, ports: Parameters<typeof openTestJournal>[1] = {}) {
  const journal = await openTestJournal(choice, ports);
  onTestFinished(() => closeDatabase(journal));
  return journal;
}

async function add(
  journal: Journal,
  table: "relationships" | "moments" | "media",
  fields: object,
  shown = {},
) {
  const written = await createRow(journal, table, { ...fields }, { shown });
  if (!written.ok) throw new Error("not written");
  return written.row.id;
}

const contentOf = (id: string, file: string) => new TextEncoder().encode(`${file} of ${id}`);
const typeOf = (file: string) => (file === "video" ? "video/mp4" : "image/webp");
const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/** A person with a moment, two photos and a video. */
async function life() {
  const journal = await open({ kind: "device" });
  const alma = await add(journal, "relationships", { name: "Alma" });
  const walk = await add(journal, "moments", {
    relationship_id: alma,
    occurred_on: "2024-05",
    text: "A walk",
  });
  const media: string[] = [];
  for (const [at, kind] of (["photo", "photo", "video"] as const).entries()) {
    const place = {
      relationship_id: alma,
      moment_id: walk,
      position: at,
      caption: `${kind} ${at}`,
      is_cover: at === 1,
    };
    const facts = {
      kind,
      width: 40,
      height: 30,
      duration: kind === "video" ? 2.5 : null,
      bytes: 9,
      blur: "",
    };
    media.push(await add(journal, "media", { ...place, upload_id: idAt("2026-01-01T00:00:00Z", at) }, facts));
  }
  return { journal, alma, walk, media };
}

async function zipOf({ database, personId }: Journal): Promise<Uint8Array<ArrayBuffer>> {
  const openFile = async ({ id }: { readonly id: string }, file: string) =>
    new Blob([contentOf(id, file)], { type: typeOf(file) });
  const { stream } = await streamZip(database, { ...copyFacts, owner: personId }, openFile, () => undefined);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The same ZIP with entries or its JSON changed; an entry of null is taken out. */
function changed(
  zip: Uint8Array,
  change: { readonly entries?: Record<string, Uint8Array | null>; readonly json?: (copy: Json) => object },
  more: readonly BuiltEntry[] = [],
): Blob {
  const entries = new Map<string, Uint8Array | null>(readStoredZip(zip));
  if (change.json) {
    const copy: Json = JSON.parse(new TextDecoder().decode(entries.get("journal.json") ?? new Uint8Array()));
    entries.set("journal.json", new TextEncoder().encode(JSON.stringify(change.json(copy))));
  }
  for (const [name, content] of Object.entries(change.entries ?? {})) entries.set(name, content);
  const kept = [...entries].flatMap(([name, content]) => (content ? [{ name, content }] : []));
  return new Blob([buildZip([...kept, ...more])]);
}
type Json = { media: Record<string, unknown>[]; relationships: Record<string, unknown>[]; version: number };

const sourceOf = (file: Blob, over: Partial<ImportFile> = {}): ImportFile => ({
  file,
  passphrase: null,
  mode: "merge",
  importId,
  ...over,
});

async function compare(journal: Journal, file: Blob, over: Partial<ImportFile> = {}) {
  const read = await compareFile(journal, sourceOf(file, over));
  if (!read.ok) throw new Error(read.refusal.reason);
  return read;
}

async function bring(journal: Journal, file: Blob, over: Partial<ImportFile> = {}, choice: object = {}) {
  const read = await compare(journal, file, over);
  const order = {
    importId: over.importId ?? importId,
    choice: { ...everything, ...choice },
    files: read.files,
  };
  return writeImport(journal, read.compared, order, () => undefined);
}

const refusalOf = async (journal: Journal, file: Blob) => {
  const read = await compareFile(journal, sourceOf(file));
  return read.ok ? null : read.refusal;
};

const left = async ({ database }: Journal) =>
  Promise.all(
    [
      database.rows("relationships"),
      database.outbox,
      database.imported,
      database.uploads,
      database.files,
    ].map((one) => one.count()),
  );

test("photos and videos of a ZIP go the ordinary road of uploads, each once and byte for byte, with their places and pictures", async () => {
  const { journal: from, media } = await life();
  const zip = new Blob([await zipOf(from)]);
  const to = await open();
  expect(await bring(to, zip)).toMatchObject({
    ok: true,
    record: { counts: { relationships: 1, moments: 1, media: 3 }, written: 5 },
  });
  const uploads = await to.database.uploads.toArray();
  expect(
    uploads.map(({ state, kind, place }) => [state, kind, place.caption, place.position, place.is_cover]),
  ).toEqual(
    expect.arrayContaining([
      ["waiting", "photo", "photo 0", 0, false],
      ["waiting", "photo", "photo 1", 1, true],
      ["waiting", "video", "video 2", 2, false],
    ]),
  );
  const sent = await Promise.all(
    uploads.map(async ({ id }) => {
      const file = await to.database.files.get([id, "original"]);
      return sha256(new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer(0)));
    }),
  );
  expect(new Set(sent)).toEqual(
    new Set(media.map((id, at) => sha256(contentOf(id, at === 2 ? "video" : "large")))),
  );
  const video = uploads.find(({ kind }) => kind === "video");
  const still = await to.database.files.get([String(video?.id), "poster"]);
  expect(await still?.blob.text()).toBe(`large of ${media[2]}`);
  const [person] = await to.database.rows("relationships").toArray();
  const [moment] = await to.database.rows("moments").toArray();
  for (const { place } of uploads) {
    expect([place.relationship_id, place.moment_id]).toEqual([person?.id, moment?.id]);
  }

  const second = await compare(to, zip);
  expect(previewOf(second.compared, second.origin, second.files).counts.media).toMatchObject({
    new: 0,
    same: 3,
  });
  const again = await bring(to, zip, { importId: to.newId() });
  expect(again).toMatchObject({ ok: true, record: { written: 0 } });
  expect(await to.database.uploads.count()).toBe(3);
  expect(await to.database.files.count()).toBe(4);
});

test("undone, what was not sent yet is sent no more, and the server is told of what it may have begun to receive", async () => {
  const { journal: from } = await life();
  const to = await open();
  const zip = new Blob([await zipOf(from)]);
  await bring(to, zip);
  const [first] = await to.database.uploads.toArray();
  await to.database.uploads.update(String(first?.id), { isAnnounced: true });
  expect(await undoImport(to, importId)).toMatchObject({ ok: true, undone: { trashed: 5, kept: 0 } });
  expect((await to.database.uploads.toArray()).map(({ id, state }) => [id, state])).toEqual([
    [first?.id, "cancelled"],
  ]);
  expect(await to.database.files.count()).toBe(0);

  // Its people lie in the trash: with everything taken, all of it is on its way again.
  await bring(to, zip, { importId: to.newId() }, { onDifference: "take" });
  expect((await to.database.uploads.toArray()).map(({ state }) => state)).toEqual([
    "waiting",
    "waiting",
    "waiting",
  ]);
});

test("a tab that is closed while files are put on the device leaves nothing, and the same file comes whole afterwards", async () => {
  const { journal: from } = await life();
  const zip = new Blob([await zipOf(from)]);
  const indexedDb = emptyStorage();
  const tab = await openTestJournal(account, { indexedDb });
  const read = await compare(tab, zip);
  let files = 0;
  const order = {
    importId,
    choice: everything,
    files: read.files && {
      ...read.files,
      read: (name: string, limit: number) => {
        files += 1;
        // What a browser does with whatever a tab that is gone was waiting for.
        if (files === 3) closeDatabase(tab);
        return read.files?.read(name, limit) ?? Promise.reject(new Error("none"));
      },
    },
  };
  await expect(writeImport(tab, read.compared, order, () => undefined)).rejects.toThrow();
  const next = await open(account, { indexedDb });
  expect(await next.database.files.count()).toBeGreaterThan(0);
  await forgetOldImports(next);
  expect(await left(next)).toEqual([0, 0, 0, 0, 0]);
  expect(await bring(next, zip)).toMatchObject({ ok: true, record: { written: 5 } });
});

test("a full disk leaves nothing, neither rows nor files", async () => {
  const { journal: from } = await life();
  const to = await open();
  const zip = new Blob([await zipOf(from)]);
  const giveRoom = fillDisk(to);
  expect(await bring(to, zip)).toEqual({ ok: false, reason: "storage_full" });
  giveRoom();
  expect(await left(to)).toEqual([0, 0, 0, 0, 0]);
});

test("files that were looked at are not read for the comparison again, only when they are written", async () => {
  const { journal: from } = await life();
  const file = new Blob([await zipOf(from)]);
  const to = await open();
  const looked: number[] = [];
  const report = (done: number) => looked.push(done);
  const first = await compareFile(to, sourceOf(file), report);
  if (!first.ok) throw new Error(first.refusal.reason);
  expect(looked).toEqual([0, 1, 2]);
  const again = await compareFile(to, sourceOf(file, { fileStates: first.fileStates }), report);
  expect(looked).toEqual([0, 1, 2]);
  expect(again.ok && again.compared).toEqual(first.compared);
});

test("a file that is another than the copy says, is damaged, too large or taken by two is told and stays out; the rest comes", async () => {
  const { journal: from } = await life();
  const zip = await zipOf(from);
  const names = [...readStoredZip(zip).keys()].filter((name) => name.startsWith("media/"));
  const to = await open();
  const swapped = changed(zip, { entries: { [names[0] ?? ""]: new Uint8Array([1, 2, 3]) } });
  const { compared } = await compare(to, swapped);
  expect(compared.notes).toMatchObject([{ table: "media", place: 1, code: "file_damaged", isLeftOut: true }]);
  expect(compared.entries.filter(({ table }) => table === "media")).toHaveLength(2);

  const large = changed(zip, { entries: { [names[0] ?? ""]: new Uint8Array(10_500_000) } });
  expect((await compare(to, large)).compared.notes).toMatchObject([{ code: "file_too_large" }]);

  const shared = changed(zip, {
    json: (copy) => ({ ...copy, media: copy.media.map((one) => ({ ...one, file: names[0], sha256: null })) }),
  });
  expect((await compare(to, shared)).compared.notes.map(({ code }) => code)).toEqual([
    "file_twice",
    "file_twice",
  ]);

  const without = await compare(to, changed(zip, { entries: { [names[0] ?? ""]: null } }));
  expect(without.compared).toMatchObject({ withoutFile: 1, notes: [] });
  expect(previewOf(without.compared, without.origin, without.files)).toMatchObject({
    counts: { media: { new: 2 } },
    mediaBytes: contentOf(idAt("2026-01-01T00:00:00Z", 1), "large").length * 2,
  });
});

test("a ZIP that changes between the look at it and the yes, or is gone, brings nothing in and leaves nothing", async () => {
  const { journal: from } = await life();
  const to = await open();
  const read = await compare(to, new Blob([await zipOf(from)]));
  const { files } = read;
  if (!files) throw new Error("no files");
  const writeWith = (last: typeof files.read) => {
    let count = 0;
    const after = (name: string, limit: number) => {
      count += 1;
      return count < 3 ? files.read(name, limit) : last(name, limit);
    };
    const order = { importId, choice: everything, files: { ...files, read: after } };
    return writeImport(to, read.compared, order, () => undefined);
  };
  expect(await writeWith(async () => ({ ok: true, bytes: new Uint8Array([9]) }))).toEqual({
    ok: false,
    reason: "changed",
  });
  expect(await left(to)).toEqual([0, 0, 0, 0, 0]);
  const gone = () => Promise.reject(new DOMException("It was moved.", "NotReadableError"));
  await expect(writeWith(gone)).rejects.toThrow("It was moved.");
  expect(await left(to)).toEqual([0, 0, 0, 0, 0]);
});

test("photos can stay out, and so do those of people who are not chosen", async () => {
  const { journal: from } = await life();
  const zip = new Blob([await zipOf(from)]);
  const to = await open();
  expect(await bring(to, zip, {}, { withMedia: false })).toMatchObject({ record: { written: 2 } });
  expect(await to.database.files.count()).toBe(0);
  const other = await open();
  const { compared } = await compare(other, zip);
  const person = compared.entries.find(({ table }) => table === "relationships")?.id ?? "";
  expect(await bring(other, zip, {}, { withoutPeople: new Set([person]) })).toMatchObject({
    record: { written: 0 },
  });
});

test("a photo that lies in the trash comes back when the copy is taken; one that was emptied from it comes anew, once", async () => {
  const { journal, media } = await life();
  const zip = new Blob([await zipOf(journal)]);
  const to = { ...journal, kind: "account" } as const;
  const [first = "", second = ""] = media;
  await deleteRow(to, "media", first);
  await to.database.rows("media").update(second, { deleted_at: "2026-11-01T00:00:00.000Z", upload_id: "" });
  expect(await bring(to, zip, {}, { onDifference: "take" })).toMatchObject({
    ok: true,
    record: { written: 2 },
  });
  expect((await to.database.rows("media").get(first))?.deleted_at).toBeNull();
  const [upload] = await to.database.uploads.toArray();
  expect(upload?.id).not.toBe(second);
  expect(upload?.place.caption).toBe("photo 1");
  expect(await bring(to, zip, { importId: to.newId() }, { onDifference: "take" })).toMatchObject({
    record: { written: 0 },
  });
});

test("a hostile ZIP is refused with its reason and the entry, and nothing of it is kept", async () => {
  const { journal: from } = await life();
  const zip = await zipOf(from);
  const to = await open();
  const plain = changed(zip, {});
  const cases: readonly (readonly [Blob, object])[] = [
    [changed(zip, {}, [{ name: "../escape" }]), { reason: "zip_bad_name", entry: "../escape" }],
    [changed(zip, {}, [{ name: "/etc/passwd" }]), { reason: "zip_bad_name", entry: "/etc/passwd" }],
    [
      changed(zip, {}, [{ name: "link", content: "x", mode: 0o120777 }]),
      { reason: "zip_link", entry: "link" },
    ],
    [
      changed(zip, {}, [{ name: "journal.json", content: "{}" }]),
      { reason: "zip_twice", entry: "journal.json" },
    ],
    [changed(zip, {}, [{ name: "lock", isEncrypted: true }]), { reason: "zip_encrypted", entry: "lock" }],
    [
      changed(zip, {}, [{ name: "bomb", content: "0", says: { bytes: 4_000_000_000 } }]),
      { reason: "zip_bomb", entry: "bomb" },
    ],
    [plain.slice(0, plain.size - 40), { reason: "zip_truncated" }],
    [changed(zip, { entries: { "journal.json": null } }), { reason: "zip_without_journal" }],
    [changed(zip, { json: (copy) => ({ ...copy, version: 9 }) }), { reason: "newer", version: 9 }],
    [
      changed(zip, {
        entries: { "journal.json": new TextEncoder().encode("[".repeat(10_000) + "]".repeat(10_000)) },
      }),
      { reason: "too_deep" },
    ],
    [
      changed(zip, { entries: { "journal.json": new Uint8Array([0xff, 0xfe, 0x7b]) } }),
      { reason: "not_text" },
    ],
    [
      changed(zip, { entries: { "journal.json": new Uint8Array(70_000_000) } }),
      { reason: "zip_entry_too_large", entry: "journal.json" },
    ],
  ];
  for (const [file, refusal] of cases) expect(await refusalOf(to, file)).toEqual(refusal);
  expect(await left(to)).toEqual([0, 0, 0, 0, 0]);
});

test("an edited ZIP is put right visibly, never takes a plan, and one that was packed again is read with its byte order mark", async () => {
  const { journal: from } = await life();
  const zip = await zipOf(from);
  const to = await open();
  const edited = changed(zip, {
    json: (copy) => ({
      ...copy,
      account: { subscription_plan: "pro" },
      plan: "pro",
      profile: { subscription_plan: "pro", is_admin: true },
      relationships: copy.relationships.map((one) => ({
        ...one,
        rating: 9,
        user_id: somePerson,
        start_date: "2199",
      })),
    }),
  });
  const { compared } = await compare(to, edited);
  expect(compared.profile).toEqual({});
  expect(compared.notes.map(({ field, isLeftOut }) => [field, isLeftOut])).toEqual(
    expect.arrayContaining([
      ["rating", false],
      ["user_id", false],
      ["start_date", false],
      ["subscription_plan", false],
      ["is_admin", false],
    ]),
  );
  expect(compared.entries).toHaveLength(5);
  const packed = [...readStoredZip(zip)].map(([name, content]) => ({
    name: `My copy/${name}`,
    content: name === "journal.json" ? Buffer.concat([Buffer.from("\uFEFF"), content]) : content,
    isDeflated: true,
  }));
  const again = new Blob([buildZip([...packed, { name: "__MACOSX/journal.json", content: "x" }])]);
  expect((await compare(to, again)).compared.entries).toHaveLength(5);
});
