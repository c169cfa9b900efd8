import fc from "fast-check";
import { expect, test } from "vitest";
import { anyJournal, propertyToday } from "#domain/fixtures/any-journal.ts";
import { buildMoment, buildRelationship, emptyJournal, vagueDate } from "#domain/fixtures/journal.ts";
import { demoIndex, demoToday, indexOf } from "#domain/fixtures/lisa-journals.ts";
import { buildNextCrush, type NextCrush } from "./next-crush.ts";
import type { LisaLanguage, LisaLine, LisaPart } from "./reply.ts";

const lines = (part: LisaPart): readonly LisaLine[] =>
  part.kind === "paragraph"
    ? [part.runs]
    : part.kind === "list"
      ? part.items
      : part.kind === "draft"
        ? part.lines
        : part.rows.flat();
const textOf = (line: LisaLine) =>
  line
    .map((run) => (run.kind === "chip" ? "" : run.kind === "quotation" ? `“${run.text}”` : run.text))
    .join("");
const all = ({ sections }: NextCrush) =>
  sections
    .flatMap(({ label, parts, proposals }) => [
      label ?? "",
      ...parts.flatMap(lines).map(textOf),
      ...proposals.map(({ line }) => textOf(line)),
    ])
    .join("\n")
    .replaceAll("\u00A0", " ");
const none: ReadonlySet<string> = new Set();
const build = (language: LisaLanguage, removed = none) =>
  buildNextCrush(demoIndex(language).index, { language, today: demoToday, removed });

test("on the demo's life the page says its figures, each with its pages", () => {
  const english = all(build("en"));
  for (const said of [
    "Water: 20 of 22 light, in seven relationships",
    "Walking: 17 of 19 light, in five relationships",
    "Cooking: 12 of 15",
    "Journey: 13 of 15",
    "117 of 203",
    "Kept in: 20 of 29 heavy or stormy, in six relationships",
    "48 of 203",
    "Silence: 8 of 10",
    "Distance: 8 of 12 heavy or stormy, in two relationships, eleven of them with Salomé",
    "28 of 33",
    "“We never asked each other to stay”",
    "12 of 16 with Camille",
    "Camille is here: a year and four months",
    "three pages",
    "What Camille is looking for is on no page I may read",
    "Someone who is in the room.",
  ]) {
    expect(english).toContain(said);
  }
  const french = all(build("fr"));
  for (const said of [
    "L’eau : 20 sur 22 doux ou lumineux, dans sept relations",
    "Gardé pour moi : 20 sur 29 lourds ou orageux",
    "un an et quatre mois",
    "La foi",
    "Personne n’est noté ici",
  ])
    expect(french).toContain(said);
  for (const { proposals } of build("en").sections)
    for (const { share, ids } of proposals) expect(ids).toHaveLength(share.whole);
});

test("a word that is a mood is never proposed, nor a tag that was removed", () => {
  const proposed = (page: NextCrush) =>
    page.sections.flatMap(({ proposals }) => proposals.map(({ tag }) => tag));
  expect(proposed(build("en"))).not.toContain("laughing");
  expect(proposed(build("en"))).toContain("water");
  expect(proposed(build("en", new Set(["water"])))).not.toContain("water");
});

test("with too little to read there are one's own words and the questions, and what would fill the rest", () => {
  const page = buildNextCrush(indexOf(emptyJournal, demoToday), {
    language: "en",
    today: demoToday,
    removed: none,
  });
  expect(page.isThin).toBe(true);
  expect(page.sections.map(({ kind }) => kind)).toEqual(["opening", "own_words", "questions"]);
});

test("there are three questions, whatever was written", () => {
  for (const index of [indexOf(emptyJournal, demoToday), demoIndex("en").index]) {
    const page = buildNextCrush(index, { language: "en", today: demoToday, removed: none });
    const parts = page.sections.find(({ kind }) => kind === "questions")?.parts ?? [];
    expect(parts.flatMap((part) => (part.kind === "list" ? part.items : [])).length).toBe(3);
  }
});

test("any journal has its page, whole and the same each time", () => {
  fc.assert(
    fc.property(anyJournal, fc.constantFrom("en", "fr"), (journal, language) => {
      const index = indexOf(journal, propertyToday);
      const page = buildNextCrush(index, { language, today: propertyToday, removed: none });
      expect(all(page)).not.toMatch(/undefined|null|NaN|\[object/);
      expect(buildNextCrush(index, { language, today: propertyToday, removed: none })).toEqual(page);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["en", "He hit me again. I am afraid of him.", "read together"],
  ["fr", "Il m'a frappée encore. J'ai peur de lui.", "se lire à deux"],
] as const)(
  "whoever is afraid of somebody is offered help, and nothing of that person, in %s",
  (language, fear, together) => {
    const [marc, nina] = [1, 2].map((id) => buildRelationship(id, { name: ["Marc", "Nina"][id - 1] ?? "" }));
    if (!marc || !nina) throw new Error("nobody");
    const about = (id: number, who: string, fields: object) =>
      buildMoment(id, `2026-0${1 + (id % 9)}-1${id % 9}`, { relationship_id: who, mood: 5, ...fields });
    const journal = {
      relationships: [
        { ...marc, status: "ongoing" as const, start_date: vagueDate("2025-05-05") },
        { ...nina, status: "ended" as const },
      ],
      moments: [
        ...Array.from({ length: 8 }, (_, n) =>
          about(n, marc.id, { tags: ["sea"], text: n < 3 ? fear : "The sea." }),
        ),
        ...Array.from({ length: 2 }, (_, n) => about(20 + n, nina.id, { tags: ["sea"], text: "The sea." })),
        ...Array.from({ length: 8 }, (_, n) => about(40 + n, nina.id, { mood: 1, text: "Rain." })),
      ],
      media: [],
    };
    const needs = [{ id: "n", day: "2026-01-01", text: "Someone who is in the room." }];
    const ask = { language, today: demoToday, removed: none };
    const page = buildNextCrush(indexOf(journal, demoToday, { firstName: null, needs }), ask);
    expect(page.isThin).toBe(false);
    expect(page.hasHelp).toBe(true);
    expect(all(page)).not.toContain(together);
    expect(page.sections.flatMap(({ proposals }) => proposals)).toEqual([]);
    expect(page.sections.find(({ kind }) => kind === "now")?.parts).toHaveLength(1);
    const calm = { ...journal, moments: journal.moments.map((one) => ({ ...one, text: "The sea." })) };
    const without = buildNextCrush(indexOf(calm, demoToday, { firstName: null, needs }), ask);
    expect(without.hasHelp).toBe(false);
    expect(all(without)).toContain(together);
    expect(without.sections.flatMap(({ proposals }) => proposals).map(({ tag }) => tag)).toContain("sea");
  },
);

test("beginnings are those of the relationships that have a page in them", () => {
  const people = [1, 2, 3].map((id) => buildRelationship(id, { start_date: vagueDate(`202${id}-03-01`) }));
  const moments = people.flatMap(({ id }, at) =>
    Array.from({ length: 4 }, (_, n) =>
      // The third has only pages of years later.
      buildMoment(10 * at + n, at < 2 ? `202${at + 1}-03-1${n}` : `2026-03-1${n}`, {
        relationship_id: id,
        mood: n < 3 ? 5 : 1,
      }),
    ),
  );
  const index = indexOf({ relationships: people, moments, media: [] }, demoToday);
  const page = buildNextCrush(index, { language: "en", today: demoToday, removed: none });
  expect(all(page)).toContain("First ninety days, two relationships: 6 of 8 light");
});
