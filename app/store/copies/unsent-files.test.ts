import { expect, onTestFinished, test, vi } from "vitest";
import type { Journal } from "#app/store/db/journal.ts";
import { copyFacts } from "#app/store/testing/copy-facts.ts";
import { readStoredZip } from "#app/store/testing/read-stored-zip.ts";
import { add, openQueue, place } from "#app/store/testing/upload-queue.ts";
import { cancelUpload } from "#app/store/uploads/uploads.ts";
import { createRow } from "#app/store/write/write-row.ts";
import { journalFileSchema } from "#domain/copy/journal-file.ts";
import { idAt } from "#domain/fixtures/journal.ts";
import { compareFile } from "./compare-file.ts";
import { extensionOf } from "./media-files.ts";
import { fileOpener } from "./open-file.ts";
import { writeCopy } from "./write-copy.ts";
import { streamZip } from "./write-zip.ts";

/** The server's answers to a request for a file; null: there is no network. */
function serverHas(answer: ((path: string) => Response) | null): void {
  vi.stubGlobal("fetch", async (path: string) => {
    if (answer === null) throw new TypeError("Failed to fetch");
    return answer(path);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

async function zipOf({ database, personId }: Journal) {
  const facts = { ...copyFacts, owner: personId };
  const opener = fileOpener(database, "account");
  const { stream, result } = await streamZip(database, facts, opener, () => undefined);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const entries = readStoredZip(bytes);
  const text = new TextDecoder().decode(entries.get("journal.json"));
  const { media } = journalFileSchema.parse(JSON.parse(text));
  return { bytes, entries, media, missing: result().missing };
}

const contentOf = async (journal: Journal, id: string, name: string) => {
  const kept = await journal.database.files.get([id, name]);
  return new Uint8Array((await kept?.blob.arrayBuffer()) ?? new ArrayBuffer());
};

/** As once the server has it, and told this device. */
async function sent(journal: Journal, serial: number, caption: string): Promise<string> {
  const fields = { ...place, caption, upload_id: idAt("2026-01-01T00:00:00Z", serial) };
  const facts = { kind: "photo", width: 4, height: 3, duration: null, bytes: 9, blur: "" };
  const written = await createRow(journal, "media", fields, { shown: facts });
  if (!written.ok) throw new Error(written.reason);
  return written.row.id;
}

test("a photo that waits, was refused, or was just named is in the ZIP of an account to the byte, also without a network", async () => {
  serverHas(null);
  const { journal } = await openQueue();
  const alma = await createRow(journal, "relationships", { name: "Alma" });
  if (!alma.ok) throw new Error(alma.reason);
  const own = { ...place, relationship_id: alma.row.id };
  const waits = await add(journal, 900, { place: { ...own, caption: "waits" } });
  const refused = await add(journal, 800, { place: { ...own, caption: "refused" } });
  await journal.database.uploads.update(refused, { state: "refused", problem: "plan_limit" });
  const named = await add(journal, 700);
  const fields = { ...own, caption: "named", upload_id: idAt("2026-01-01T00:00:00Z", 1) };
  await createRow(journal, "media", fields, { id: named, shown: { kind: "photo", width: 4, height: 3 } });
  await journal.database.uploads.update(named, { state: "named" });
  const film = await add(journal, 600, { kind: "video", poster: new Blob(["p"], { type: "image/jpeg" }) });
  await cancelUpload(await add(journal, 500), journal);

  const { bytes, entries, media, missing } = await zipOf(journal);
  expect(missing).toEqual([]);
  expect(media.map(({ id }) => id).toSorted()).toEqual([waits, refused, named, film].toSorted());
  for (const one of media) {
    expect(entries.get(one.file ?? "")).toEqual(await contentOf(journal, one.id, "original"));
  }
  expect(media.find(({ id }) => id === waits)?.file).toMatch(/^media\/Alma\/\d{4}-\d\d-\d\d waits\.jpg$/);
  expect(new TextDecoder().decode(entries.get(media.find(({ id }) => id === film)?.still ?? ""))).toBe("p");
  // Brought back where it came from, it is known.
  const file = new Blob([bytes], { type: "application/zip" });
  const back = await compareFile(journal, {
    file,
    passphrase: null,
    mode: "merge",
    importId: journal.newId(),
  });
  expect(back.ok && back.compared.entries.map(({ table, state }) => [table, state])).toEqual([
    ["relationships", "same"],
    ...media.map(() => ["media", "same"]),
  ]);
});

test("the JSON describes what waits, and no file of a cancelled one is anywhere", async () => {
  const { journal } = await openQueue();
  const waits = await add(journal, 900, { place: { ...place, caption: "waits" } });
  await cancelUpload(await add(journal, 500), journal);
  const { file } = await writeCopy(journal.database, { ...copyFacts, owner: journal.personId });
  const { media } = journalFileSchema.parse(JSON.parse(await file.text()));
  expect(media).toMatchObject([{ id: waits, caption: "waits", kind: "photo", bytes: 900, file: null }]);
});

test("without a network a large picture that was looked at is its file, a small one stands in and is said to", async () => {
  serverHas(null);
  const { journal } = await openQueue();
  const large = await sent(journal, 1, "large");
  const small = await sent(journal, 2, "small");
  await sent(journal, 3, "nothing");
  const webp = (text: string) => new Blob([text], { type: "image/webp" });
  await journal.database.files.bulkPut([
    { id: large, name: "large", blob: webp("large of it") },
    { id: large, name: "small", blob: webp("small of it") },
    { id: small, name: "small", blob: webp("only small") },
  ]);
  const { entries, media, missing } = await zipOf(journal);
  const text = (path: string | null | undefined) => new TextDecoder().decode(entries.get(path ?? ""));
  const [one, other, third] = media;
  expect(text(one?.file)).toBe("large of it");
  expect(one?.still).toBeNull();
  expect(other).toMatchObject({ file: null, sha256: null });
  expect(text(other?.still)).toBe("only small");
  expect(third).toMatchObject({ file: null, still: null });
  expect(missing).toEqual([
    { name: expect.stringMatching(/^Nobody\/\S+ small$/), isPictured: true },
    { name: expect.stringMatching(/^Nobody\/\S+ nothing$/), isPictured: false },
  ]);
  expect(text("book.html")).toContain(other?.still?.split("/").map(encodeURIComponent).join("/"));
});

test("a file is called by its type; where its browser knew none, by the name that it had", () => {
  const named = (name: string, type = "") => extensionOf(new File(["x"], name, { type }));
  expect(named("IMG_1.HEIC")).toBe("heic");
  expect(named("IMG_1.HEIC", "image/jpeg")).toBe("jpg");
  expect(named("letter.exe")).toBe("bin");
  expect(extensionOf(new Blob(["x"], { type: "image/svg+xml" }))).toBe("svg");
  expect(extensionOf(new Blob(["x"]))).toBe("bin");
});

test("what this device does not have comes from the server, and what it has is not asked for", async () => {
  const asked: string[] = [];
  serverHas((path) => {
    asked.push(path);
    return new Response("of the server", { headers: { "content-type": "image/webp" } });
  });
  const { journal } = await openQueue();
  const here = await sent(journal, 1, "here");
  const there = await sent(journal, 2, "there");
  await journal.database.files.put({
    id: here,
    name: "large",
    blob: new Blob(["h"], { type: "image/webp" }),
  });
  await add(journal, 900);
  const { missing } = await zipOf(journal);
  expect(missing).toEqual([]);
  expect(asked).toEqual([expect.stringContaining(`${there}/large`)]);
});

test("what a server or a line failed to bring is asked for again, what is not there is not, and who has no network waits once", async () => {
  const { journal } = await openQueue();
  const open = fileOpener(journal.database, "account", [1, 1]);
  const media = { id: "one", upload_id: "two", kind: "photo" } as const;
  const answers: (number | null)[] = [];
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    const status = answers.shift() ?? null;
    if (status === null) throw new TypeError("Failed to fetch");
    return new Response("bytes", { status });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  async function ask(...next: (number | null)[]) {
    answers.splice(0, answers.length, ...next);
    asked = 0;
    const blob = await open(media, "large");
    return { text: blob && (await blob.text()), asked };
  }
  expect(await ask(503, null, 200)).toEqual({ text: "bytes", asked: 3 });
  expect(await ask(404, 200)).toEqual({ text: null, asked: 1 });
  expect(await ask(null, 429, 500)).toEqual({ text: null, asked: 3 });
  expect(await ask(null, 200)).toEqual({ text: null, asked: 1 });
  expect(await ask(200)).toEqual({ text: "bytes", asked: 1 });
  expect(await ask(null, 200)).toEqual({ text: "bytes", asked: 2 });
});
