import { expect, test } from "vitest";
import { idAt } from "#domain/fixtures/journal.ts";
import { describeJournal } from "./describe-journal.ts";
import { type ForeignJournal, type LooseEntry, numberEntries } from "./foreign-entry.ts";
import { type About, type JournalMapping, mapJournal } from "./map-journal.ts";
import { createNameFinder } from "./people-named.ts";

const [alma, noe] = [1, 2].map((at) => idAt("2020-01-01T00:00:00Z", at)) as [string, string];
const people = [
  { id: alma, name: "Alma Reyes" },
  { id: noe, name: "Noé" },
];
const journal = (...loose: readonly Omit<LooseEntry, "key">[]): ForeignJournal => ({
  product: "daylio",
  entries: numberEntries(
    loose.map((entry, at) => ({ day: "2024-05-14", text: "x", ...entry, key: `k${at}` })),
  ),
  moods: [],
  missingMedia: 0,
  otherFiles: 0,
  unread: [],
});
const nobody: About = { kind: "nobody" };
function map(from: ForeignJournal, over: Partial<JournalMapping> = {}) {
  const ids = new Map<string, string>();
  const mapping: JournalMapping = {
    everything: nobody,
    byLabel: new Map(),
    byName: new Set(),
    moods: new Map(),
    withMedia: true,
    ...over,
  };
  const read = mapJournal(from, mapping, {
    idOf: (name) => insert(ids, name),
    people,
    now: { day: "2024-06-01", minute: 600 },
  });
  const of = (table: string) => read.entries.filter((entry) => entry.table === table);
  return { ...read, relationships: of("relationships"), moments: of("moments"), media: of("media") };
}
function insert(ids: Map<string, string>, name: string): string {
  const known = ids.get(name) ?? idAt("2021-01-01T00:00:00Z", ids.size);
  ids.set(name, known);
  return known;
}
const abouts = (from: ForeignJournal, over: Partial<JournalMapping>) =>
  map(from, over).moments.map(({ fields }) => fields.relationship_id);

test("entries are about nobody unless somebody was chosen", () => {
  expect(abouts(journal({}, { text: "With Alma" }), {})).toEqual([undefined, undefined]);
  expect(abouts(journal({}), { everything: { kind: "known", id: noe } })).toEqual([noe]);
});

test("a label goes before a name in the words, and that before the choice for everything", () => {
  const from = journal(
    { tags: ["walk", "Alma"], text: "Noé called" },
    { text: "Noé, then Alma" },
    { text: "alma mater" },
  );
  const over = {
    everything: { kind: "known", id: noe } as About,
    byLabel: new Map<string, About>([["Alma", { kind: "known", id: alma }]]),
    byName: new Set([alma]),
  };
  expect(abouts(from, over)).toEqual([alma, alma, noe]);
  expect(abouts(from, { ...over, byName: new Set([alma, noe]) })).toEqual([alma, noe, noe]);
});

test("someone new begins once, however many entries they have, and not without one", () => {
  const over = {
    byLabel: new Map<string, About>([
      ["a", { kind: "new", name: "Zoé" }],
      ["b", { kind: "new", name: "zoé" }],
      ["future", { kind: "new", name: "Later" }],
    ]),
  };
  const { relationships, moments } = map(
    journal({ tags: ["a"] }, { tags: ["b"] }, { tags: ["future"], day: "2025-01-01" }),
    over,
  );
  expect(relationships.map(({ fields }) => fields)).toEqual([{ name: "Zoé" }]);
  expect(moments.map(({ fields }) => fields.relationship_id)).toEqual([
    relationships[0]?.id,
    relationships[0]?.id,
  ]);
});

test("an entry of a day to come, without a day, with none that is, or without anything stays out, by its number", () => {
  const { moments, notes } = map(
    journal({ day: "2024-06-02" }, { day: null }, { day: "soon" }, { text: " \u200b ", title: "\n" }, {}),
  );
  expect(moments).toHaveLength(1);
  expect(notes.map(({ place, code, isLeftOut }) => [place, code, isLeftOut])).toEqual([
    [1, "date_in_future", true],
    [2, "required", true],
    [3, "not_a_date", true],
    [4, "empty", true],
  ]);
});

test("an hour that is still to come is dropped with a word, the entry comes", () => {
  const { moments, notes } = map(journal({ day: "2024-06-01", time: "23:00" }));
  expect(moments[0]?.fields).toMatchObject({ occurred_on: "2024-06-01", time_of_day: null });
  expect(notes).toMatchObject([{ code: "hour_in_future", isLeftOut: false }]);
});

test("a mood comes as the person said, and only as that", () => {
  const from = journal({ mood: "rad" }, { mood: "numb" }, { mood: "other" });
  const moods = new Map([
    ["rad", 5],
    ["numb", null],
  ]);
  expect(map(from, { moods }).moments.map(({ fields }) => fields.mood)).toEqual([5, undefined, undefined]);
});

test("what does not fit its field is in the text: nothing is cut", () => {
  const [title, where, tag] = ["t".repeat(130), "w".repeat(130), "g".repeat(50)];
  const tags = [tag, ...Array.from({ length: 31 }, (_, at) => `tag ${at}`), "tag 0"];
  const [moment] = map(journal({ title, where, tags, text: "words" })).moments;
  expect(moment?.fields).toMatchObject({
    text: `${title}\n\nwords\n\n${where}\n\n#${tag} #tag 30`,
    tags: Array.from({ length: 30 }, (_, at) => `tag ${at}`),
  });
  expect(moment?.fields).not.toHaveProperty("word");
  expect(moment?.fields).not.toHaveProperty("place");
});

test("an entry says nothing of the fields it does not have, so that what was added here later is no difference", () => {
  expect(map(journal({})).moments[0]?.fields).toEqual({ occurred_on: "2024-05-14", text: "x" });
});

test("photos hang on their entry and its person, each with an id of its own, and stay out with it", () => {
  const { media, moments } = map(
    journal({ media: ["a/1.jpg", "a/2.jpg", "a/3.gif"] }, { media: ["a/1.jpg"], day: "2024-07-01" }),
    { everything: { kind: "known", id: alma } },
  );
  expect(media.map(({ file, fields }) => [file, fields])).toEqual(
    ["a/1.jpg", "a/2.jpg"].map((file) => [file, { moment_id: moments[0]?.id, relationship_id: alma }]),
  );
  expect(new Set(media.map(({ id }) => id)).size).toBe(2);
});

test("without its photos the words come, and a day that is photos alone is empty", () => {
  const from = journal({ media: ["a.jpg"] }, { media: ["b.jpg"], text: "" });
  const { media, moments, notes } = map(from, { withMedia: false });
  expect([media.length, moments.length]).toEqual([0, 1]);
  expect(notes).toMatchObject([{ place: 2, code: "empty" }]);
});

test("a name counts with its capital, after an article and with an s; in scripts without capitals as it stands", () => {
  const from = (text: string) => abouts(journal({ text }), { byName: new Set([alma]) })[0];
  expect(["Pour l’Alma d’hier", "Alma's", "À ALMA", "to Alma-Lou"].map(from)).toEqual([
    alma,
    alma,
    alma,
    undefined,
  ]);
  expect(from("alma mater")).toBeUndefined();
  const find = createNameFinder([
    { id: "a", name: "美咲" },
    { id: "b", name: "J" },
  ]);
  expect(find("昨日美咲と J の家で")).toEqual(["a"]);
});

test("the description counts days, labels, names in the words and photos, and guesses nothing else", () => {
  const from = journal(
    { tags: ["walk"], people: ["Alma"], text: "At the lake with Alma." },
    { tags: ["walk"], text: "Noé and Alma", day: "2020-02" },
    { text: "noé in small letters", day: "soon", media: ["a.jpg", "b.MOV", "checksum", "c.gif"] },
  );
  expect(describeJournal(from, people)).toMatchObject({
    entries: 3,
    days: { first: "2020-02", last: "2024-05-14" },
    labels: [
      { name: "walk", count: 2, isPerson: false },
      { name: "Alma", count: 1, isPerson: true },
    ],
    named: [
      { id: alma, count: 1 },
      { id: noe, count: 1 },
    ],
    media: 3,
    // A moving picture cannot be kept here.
    otherFiles: 1,
  });
});
