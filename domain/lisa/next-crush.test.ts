import fc from "fast-check";
import { expect, test } from "vitest";
import { anyJournal, propertyToday } from "#domain/fixtures/any-journal.ts";
import { emptyJournal } from "#domain/fixtures/journal.ts";
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
