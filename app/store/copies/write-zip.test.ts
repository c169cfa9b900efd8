import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { readStoredZip } from "#app/store/testing/read-stored-zip.ts";
import { readerWords } from "#app/store/testing/reader-words.ts";
import { createRow } from "#app/store/write/write-row.ts";
import { wholeCopy } from "#domain/copy/choose-copy.ts";
import { journalFileSchema } from "#domain/copy/journal-file.ts";
import { idAt } from "#domain/fixtures/journal.ts";
import { type OpenFile, streamZip } from "./write-zip.ts";

const book = {
  title: "My <journal>",
  contents: "Contents",
  colophon: "colophon",
  nobody: "Nobody",
  nothing: "nothing",
  photos: "Photos",
  video: "Video",
  missing: "missing",
  closed: "waits for {day}",
  moods: readerWords.moods,
};

async function zipOf(openFile: OpenFile) {
  const journal = await openTestJournal({ kind: "device" });
  onTestFinished(() => closeDatabase(journal));
  const person = await createRow(journal, "relationships", { name: "=Alma </script><b>" });
  if (!person.ok) throw new Error("not written");
  const about = { relationship_id: person.row.id };
  await createRow(journal, "moments", { ...about, occurred_on: "2024-05", text: "A walk\nby the sea" });
  for (const serial of [1, 2]) {
    const place = { ...about, upload_id: idAt("2026-01-01T00:00:00Z", serial), caption: "sea" };
    await createRow(journal, "media", place, { shown: { kind: "photo", width: 1, height: 1, bytes: 5 } });
  }
  const progress: number[] = [];
  const { stream, result } = await streamZip(
    journal.database,
    {
      owner: journal.personId,
      madeAt: "2026-11-21T10:00:00.000Z",
      today: "2026-11-21",
      preferences: { language: "en", theme: "system", single_keys: true, quick_exit: true },
      aliasWords: { person: "Person", writer: "me" },
      choice: wholeCopy,
      words: readerWords,
      book: { words: book, paper: "a5" },
      names: { nobody: "Nobody", photo: "photo" },
    },
    openFile,
    ({ bytes }) => progress.push(bytes),
  );
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return { entries: readStoredZip(bytes), bytes, result: result(), progress };
}

const content = new Uint8Array([1, 2, 3, 4, 5]);
const text = (bytes: Uint8Array | undefined) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

test("the ZIP holds every file under a readable name with its hash, the tables, the JSON and a page", async () => {
  const { entries, bytes, result, progress } = await zipOf(
    async () => new Blob([content], { type: "image/webp" }),
  );
  expect([...entries.keys()]).toEqual([
    expect.stringMatching(/^media\/=Alma script b\/\d{4}-\d\d-\d\d sea\.webp$/),
    expect.stringMatching(/^media\/=Alma script b\/\d{4}-\d\d-\d\d sea 2\.webp$/),
    "tables/people.csv",
    "tables/moments.csv",
    "tables/media.csv",
    "tables/conversations.csv",
    "journal.json",
    "index.html",
    "book.html",
  ]);
  const copy = journalFileSchema.parse(JSON.parse(text(entries.get("journal.json"))));
  const sha256 = createHash("sha256").update(content).digest("hex");
  for (const one of copy.media) {
    expect(one.sha256).toBe(sha256);
    expect(entries.get(one.file ?? "")).toEqual(content);
  }
  expect(text(entries.get("tables/people.csv"))).toMatch(/^\uFEFFid,.*\r\n.*,'=Alma <\/script><b>,/);
  expect(result).toEqual({ bytes: bytes.length, missing: [], comesBack: true });
  expect(progress.at(-1)).toBe(bytes.length);
});

test("no text of the journal leaves its place in the page, and the page may ask nobody for anything", async () => {
  const { entries } = await zipOf(async () => null);
  const page = text(entries.get("index.html"));
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  expect(page).toContain("My &lt;journal&gt;");
  expect(page).toContain("default-src 'none'");
  // Its parts are one script, in which no two have a name in common, and it loads no other.
  const [, script = ""] = /<script type="module">([\s\S]*)<\/script>/.exec(page) ?? [];
  expect(() => new Function(script)).not.toThrow();
  expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
});

test("a file that cannot be had is counted and stays described, and the rest is whole", async () => {
  let first = "";
  const { entries, result } = await zipOf(async ({ id }, file) => {
    first ||= id;
    return id === first && file === "large" ? null : new Blob([content], { type: "image/webp" });
  });
  const { media } = journalFileSchema.parse(JSON.parse(text(entries.get("journal.json"))));
  expect(media.map(({ file }) => file === null)).toEqual([true, false]);
  expect(result.missing).toEqual([{ name: expect.stringMatching(/sea$/), isPictured: true }]);
});

test("a file that did not come is asked for once more when all others are there, and stands in its place", async () => {
  const asked: string[] = [];
  const { entries, result } = await zipOf(async ({ id }) => {
    asked.push(id);
    return asked.length === 1 ? null : new Blob([content], { type: "image/webp" });
  });
  const [first, second] = asked;
  expect(asked).toEqual([first, second, first]);
  const { media } = journalFileSchema.parse(JSON.parse(text(entries.get("journal.json"))));
  expect(media.map(({ id, file }) => [id, file !== null])).toEqual([
    [first, true],
    [second, true],
  ]);
  expect(result.missing).toEqual([]);
});
