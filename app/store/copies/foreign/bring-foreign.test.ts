import { expect, onTestFinished, test } from "vitest";
import { closeDatabase, type Journal, type JournalChoice } from "#app/store/db/journal.ts";
import { type BuiltEntry, buildZip } from "#app/store/testing/build-zip.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { createRow, patchRow } from "#app/store/write/write-row.ts";
import { csvText } from "#domain/copy/csv.ts";
import { idAt } from "#domain/fixtures/journal.ts";
import type { About, JournalMapping } from "#domain/foreign-journals/map-journal.ts";
import { compareFile } from "../compare-file.ts";
import { undoImport } from "../undo-import.ts";
import { writeImport } from "../write-import.ts";
import { type FileLook, type LookRequest, lookAtFile } from "./look-at-file.ts";

const instant = new Date("2026-11-21T10:00:00.000Z");
const importId = idAt("2026-11-21T10:00:00Z", 7);

async function open(choice: JournalChoice = { kind: "device" }) {
  const journal = await openTestJournal(choice, { now: () => instant });
  onTestFinished(() => closeDatabase(journal));
  return journal;
}

async function addPerson(journal: Journal, fields: object): Promise<string> {
  const written = await createRow(journal, "relationships", { ...fields });
  if (!written.ok) throw new Error("not written");
  return written.row.id;
}

const zip = (entries: readonly BuiltEntry[]) => new File([buildZip(entries)], "export.zip");
const csv = (text: string | Uint8Array<ArrayBuffer>, name = "table.csv") => new File([text], name);
const look = (journal: Journal, file: File, over: Partial<LookRequest> = {}): Promise<FileLook> =>
  lookAtFile(journal, { file, name: file.name, reading: null, likelyOrder: "day_first", ...over });

async function foreign(journal: Journal, file: File, over: Partial<LookRequest> = {}) {
  const found = await look(journal, file, over);
  if (found.kind !== "foreign") throw new Error(`seen as ${JSON.stringify(found)}`);
  return found;
}

const everything = {
  withoutPeople: new Set<string>(),
  onDifference: "keep",
  withProfile: false,
  withMedia: true,
  withConversations: true,
} as const;

const nobody: JournalMapping = {
  everything: { kind: "nobody" },
  byLabel: new Map(),
  byName: new Set(),
  moods: new Map(),
  withMedia: true,
};

async function compare(journal: Journal, file: File, over: Partial<JournalMapping> = {}, id = importId) {
  const { table } = await foreign(journal, file);
  const decision = { name: file.name, mapping: { ...nobody, ...over }, reading: table?.reading ?? null };
  const read = await compareFile(journal, {
    file,
    passphrase: null,
    mode: "merge",
    importId: id,
    foreign: decision,
  });
  if (!read.ok) throw new Error(read.refusal.reason);
  return read;
}

async function bring(journal: Journal, file: File, over: Partial<JournalMapping> = {}, id = importId) {
  const read = await compare(journal, file, over, id);
  const order = { importId: id, choice: everything, files: read.files };
  const outcome = await writeImport(journal, read.compared, order, () => undefined);
  if (!outcome.ok) throw new Error(outcome.reason);
  await read.remember();
  return { ...read, record: outcome.record };
}

const moments = async (journal: Journal) =>
  (await journal.database.table("moments").toArray()).filter(({ deleted_at }) => deleted_at === null);

const dayOne = (text: string, over: object = {}) =>
  JSON.stringify({
    metadata: { version: "1.0" },
    entries: [
      { uuid: "EBA5F438", creationDate: "2024-05-14T20:10:00Z", timeZone: "Europe/Paris", text, ...over },
    ],
  });

test("each product is recognised by what is in its file, whatever the file is called", async () => {
  const journal = await open();
  const product = async (file: File) => {
    const found = await look(journal, file);
    return found.kind === "foreign" ? found.description.product : found.kind;
  };
  const backup = JSON.stringify({ dayEntries: [], customMoods: [], tags: [] });
  const entry = JSON.stringify({ id: "1", date_journal: 1625133600000, text: "x", type: "html" });
  const sidecar = JSON.stringify({ title: "a.jpg", photoTakenTime: { timestamp: "1625133600" } });
  expect(await product(zip([{ name: "journal.json", content: dayOne("x"), isDeflated: true }]))).toBe(
    "day_one",
  );
  expect(await product(csv(dayOne("x"), "x.txt"))).toBe("day_one");
  expect(await product(zip([{ name: "backup.daylio", content: btoa(backup) }]))).toBe("daylio");
  expect(await product(csv(btoa(backup), "backup.daylio"))).toBe("daylio");
  expect(await product(csv("full_date,date,weekday,time,mood,activities,note\n2024-05-14,,,,rad,,"))).toBe(
    "daylio",
  );
  expect(
    await product(
      zip([{ name: "AppleJournalEntries/Entries/2024-05-14.html", content: '<div class="title">x</div>' }]),
    ),
  ).toBe("apple_journal");
  expect(
    await product(
      zip([
        { name: "__MACOSX/._1.json", content: "\0" },
        { name: "1.json", content: entry },
      ]),
    ),
  ).toBe("journey");
  expect(await product(zip([{ name: "Takeout/Google Photos/x/a.jpg.json", content: sidecar }]))).toBe(
    "takeout",
  );
  expect(await product(csv("when,what\n2024-05-14,x"))).toBe("table");
  expect(await product(zip([{ name: "export/entries.csv", content: "when,what\n2024-05-14,x" }]))).toBe(
    "table",
  );
});

test("copies of ours, sealed files, photos and anything else are left to the reader of copies", async () => {
  const journal = await open();
  const kind = async (file: File) => (await look(journal, file)).kind;
  expect(await kind(csv('{"format":"tendre-journal","version":1}', "tendre.json"))).toBe("own");
  expect(await kind(zip([{ name: "journal.json", content: '{"format":"tendre-journal"}' }]))).toBe("own");
  expect(await kind(csv("age-encryption.org/v1\n-> scrypt"))).toBe("own");
  expect(await kind(csv(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])))).toBe("own");
  expect(await kind(csv("<html><p>a page, any page</p></html>"))).toBe("own");
  expect(await kind(zip([{ name: "letter.txt", content: "a,b" }]))).toBe("own");
  expect(await look(journal, csv("only words"))).toMatchObject({
    kind: "refused",
    refusal: { reason: "no_table" },
  });
  expect(await look(journal, zip([{ name: "../x.json", content: "{}" }]))).toMatchObject({
    kind: "refused",
    refusal: { reason: "zip_bad_name" },
  });
});

test("a journal comes as ordinary moments about the one chosen, known again the second time, and undone as a whole", async () => {
  const journal = await open();
  const alma = await addPerson(journal, { name: "Alma" });
  const file = zip([{ name: "Journal.json", content: dayOne("# Lake\nCold\\.") }]);
  const over = { everything: { kind: "known", id: alma } as About };
  const { record } = await bring(journal, file, over);
  expect(record.counts).toMatchObject({ relationships: 0, moments: 1 });
  expect(await moments(journal)).toMatchObject([
    { relationship_id: alma, occurred_on: "2024-05-14", time_of_day: "22:10", word: "Lake", text: "Cold." },
  ]);
  const again = await compare(journal, file, over);
  expect(again.compared.entries.map(({ state }) => state)).toEqual(["same"]);
  const edited = await compare(
    journal,
    zip([{ name: "Journal.json", content: dayOne("# Lake\nWarm") }]),
    over,
  );
  expect(edited.compared.entries).toMatchObject([{ state: "different", differs: ["text"] }]);
  await undoImport(journal, importId);
  expect(await moments(journal)).toEqual([]);
});

test("someone new comes with their entries, and a second file finds them", async () => {
  const journal = await open();
  const over = { byLabel: new Map<string, About>([["alma", { kind: "new", name: "Alma" }]]) };
  const table = (rows: string) => csv(`date,text,tags\n${rows}`);
  const { record } = await bring(journal, table("2024-05-14,One,alma\n2024-05-15,Two,"), over);
  expect(record.counts).toMatchObject({ relationships: 1, moments: 2 });
  const [person] = await journal.database.table("relationships").toArray();
  // What was written here of them since is no difference.
  await patchRow(journal, "relationships", person?.id ?? "", { start_date: "2024" });
  const next = await compare(journal, table("2024-05-14,One,alma\n2024-06-01,Three,alma"), over);
  expect(next.compared.entries.map(({ table: of, state }) => [of, state])).toEqual([
    ["relationships", "same"],
    ["moments", "same"],
    ["moments", "new"],
  ]);
  expect(new Set(next.compared.entries.map((entry) => entry.person))).toEqual(new Set([person?.id]));
});

test("two journals bring the same file under ids of their own", async () => {
  const file = csv("date,text\n2024-05-14,One");
  const ids = await Promise.all(
    [0, 1].map(async () => {
      const journal = await open();
      await bring(journal, file);
      return (await moments(journal))[0]?.id;
    }),
  );
  expect(new Set(ids).size).toBe(2);
});

test("a table in Windows-1252 with semicolons, and one in UTF-16, are read as they were written", async () => {
  const journal = await open();
  const rows = "Date;Texte;Humeur\r\n14/05/2024;« Été » à l’Œuvre;génial\r\n";
  const windows: Readonly<Record<string, number>> = { "’": 0x92, Œ: 0x8c };
  const narrow = Uint8Array.from(rows, (sign) => windows[sign] ?? sign.charCodeAt(0));
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...[...rows].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  ]);
  for (const bytes of [narrow, wide, new TextEncoder().encode(`\uFEFF${rows}`)]) {
    const { compared } = await compare(journal, csv(bytes), { moods: new Map([["génial", 5]]) });
    expect(compared.entries.map(({ fields }) => fields)).toEqual([
      { occurred_on: "2024-05-14", text: "« Été » à l’Œuvre", mood: 5 },
    ]);
  }
});

test("what our own table neutralised comes back as it was, quotes, lines and lists too", async () => {
  const journal = await open();
  const texts = ["=1+1", "'=1", "-cold", "@home", "+33 6", 'a "word",\nand; more', "'quoted'", "plain"];
  const rows = texts.map((text, at) => ({
    occurred_on: `2024-05-0${at + 1}`,
    word: "",
    text,
    tags: ["=a", "b, c"],
  }));
  const { compared } = await compare(journal, csv(csvText(["occurred_on", "word", "text", "tags"], rows)));
  expect(compared.entries.map(({ fields }) => fields)).toEqual(
    rows.map(({ occurred_on, text, tags }) => ({ occurred_on, text, tags })),
  );
});

test("how a table was read is remembered for the next one of its columns, and only for it", async () => {
  const journal = await open();
  const head = "Am;Was;Wie";
  const first = await foreign(journal, csv(`${head}\n03/04/2024;See;ganz gut`));
  expect(first).toMatchObject({
    isRemembered: false,
    table: { reading: { columns: { day: null, text: null } } },
  });
  const columns = { ...first.table?.reading.columns, day: 0, text: 1, mood: 2 } as never;
  const reading = { columns, order: "month_first" } as const;
  const decided = await foreign(journal, csv(`${head}\n03/04/2024;See;ganz gut`), { reading });
  expect(decided.description.moods).toEqual([{ name: "ganz gut", likely: null, count: 1 }]);
  const mapping = { ...nobody, moods: new Map([["ganz gut", 4]]) };
  const source = {
    file: csv(`${head}\n03/04/2024;See;ganz gut`),
    passphrase: null,
    mode: "merge",
    importId,
  } as const;
  const read = await compareFile(journal, { ...source, foreign: { name: "x.csv", mapping, reading } });
  if (!read.ok) throw new Error(read.refusal.reason);
  expect(read.compared.entries[0]?.fields).toMatchObject({ occurred_on: "2024-03-04", mood: 4 });
  await read.remember();
  const next = await foreign(journal, csv(`${head}\n05/06/2024;Berg;`));
  expect(next).toMatchObject({
    isRemembered: true,
    keptMoods: [["ganz gut", 4]],
    table: { reading: { columns: { day: 0, text: 1 }, order: "month_first" } },
  });
  expect(await foreign(journal, csv("Am;Was;Wo\n05/06/2024;x;y"))).toMatchObject({ isRemembered: false });
});

test("a table without a head is one too; dates that can be read both ways are said", async () => {
  const journal = await open();
  const { table, description } = await foreign(journal, csv("03/04/2024,Lake\n05/06/2024,Pier"));
  expect(table).toMatchObject({
    head: ["", ""],
    rows: 2,
    samples: [
      ["03/04/2024", "05/06/2024"],
      ["Lake", "Pier"],
    ],
  });
  expect(description.entries).toBe(2);
  const both = await foreign(journal, csv("date,text\n03/04/2024,Lake"));
  expect(both.table).toMatchObject({ isOrderOpen: true });
  const told = await foreign(journal, csv("date,text\n03/14/2024,Lake"));
  expect(told.table).toMatchObject({ isOrderOpen: false, reading: { order: "month_first" } });
});

test("people who are folded away or in the trash are not offered, nor found in the words", async () => {
  const journal = await open();
  const alma = await addPerson(journal, { name: "Alma" });
  await addPerson(journal, { name: "Noé", veil: "folded" });
  const { description } = await foreign(journal, csv("date,text\n2024-05-14,With Noé and Alma"));
  expect(description.named).toEqual([{ id: alma, count: 1 }]);
});

test("photos go up on the ordinary road, with their moment and its person, once, and the undo takes them out", async () => {
  const journal = await open({ kind: "account", personId: somePerson });
  const alma = await addPerson(journal, { name: "Alma" });
  const photo = { md5: "0e2d16db35b89f9880ee5b3441659d54", type: "jpeg" };
  const file = zip([
    { name: "Journal.json", content: dayOne("x", { photos: [photo, { md5: "gone", type: "jpeg" }] }) },
    { name: `photos/${photo.md5}.jpeg`, content: "a picture" },
  ]);
  expect((await foreign(journal, file)).description).toMatchObject({ media: 1, missingMedia: 1 });
  const over = { everything: { kind: "known", id: alma } as About };
  const { record } = await bring(journal, file, over);
  expect(record.counts).toMatchObject({ moments: 1, media: 1 });
  const [moment] = await moments(journal);
  const waiting = await journal.database.uploads.toArray();
  expect(waiting).toMatchObject([
    { kind: "photo", state: "waiting", bytes: 9, place: { moment_id: moment?.id, relationship_id: alma } },
  ]);
  const again = await compare(journal, file, over);
  expect(again.compared.entries.map(({ state }) => state)).toEqual(["same", "same"]);
  await undoImport(journal, importId);
  expect(await journal.database.uploads.count()).toBe(0);
});

test("what a Mac adds when it packs is no entry, and none that is missing", async () => {
  const journal = await open();
  const entry = JSON.stringify({ id: "1", date_journal: 1625133600000, text: "x", type: "html" });
  const file = zip([
    { name: "a/._1.json", content: "\0\u0005" },
    { name: "__MACOSX/a/._1.json", content: "\0" },
    { name: "a/1.json", content: entry },
  ]);
  expect((await foreign(journal, file)).description).toMatchObject({ entries: 1, unread: [] });
});

test("a damaged page of an archive is named, the others come", async () => {
  const journal = await open();
  const page = (at: number): BuiltEntry => ({
    name: `AppleJournalEntries/Entries/2024-05-1${at}.html`,
    content: '<div class="bodyText">words</div>',
  });
  const file = zip([page(1), { ...page(2), says: { crc: 1 } }, { ...page(3), content: "<p>none</p>" }]);
  const { description } = await foreign(journal, file);
  expect(description).toMatchObject({
    entries: 1,
    unread: ["AppleJournalEntries/Entries/2024-05-12.html", "AppleJournalEntries/Entries/2024-05-13.html"],
  });
});
