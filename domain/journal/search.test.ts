import fc from "fast-check";
import { expect, test } from "vitest";
import { buildMedia, buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { buildSearchIndex, searchJournal } from "#domain/fixtures/search.ts";
import { readSearchDocuments } from "./search.ts";
import { searchSnippet } from "./search-snippet.ts";

const today = "2026-11-21";
const camille = buildRelationship(1, {
  name: "Camille",
  city: "Évry",
  notes: "Aime qu’on lui lise à voix haute.",
});
const noe = buildRelationship(2, { name: "Noé", city: "Lyon", veil: "folded" });
const ambre = buildRelationship(3, { name: "Ambre", veil: "sealed" });
const moments = [
  buildMoment(1, "2026-01-01", {
    word: "complices",
    text: "Soupe trop salée au bord de la mer.",
    relationship_id: camille.id,
  }),
  buildMoment(2, "2026-02-01", { word: "mer", tags: ["plage"], relationship_id: noe.id }),
  buildMoment(3, "2026-03-01", { text: "Le cœur léger, merci.", place: "Le Croisic" }),
  buildMoment(4, "2026-04-01", { word: "secret de mer", relationship_id: ambre.id }),
  buildMoment(5, "2026-05-01", { text: "mer à plus tard", sealed_until: "2027-01-01" }),
  buildMoment(6, "2026-06-01", { text: "mer jetée", deleted_at: "2026-07-01T00:00:00Z" }),
  buildMoment(7, "2026-07-01", { text: "La mer, encore." }),
];
const journal = { relationships: [camille, noe, ambre], moments, media: [] };
const index = buildSearchIndex(journal, today);
const found = (query: string, documents = index) => {
  const names = new Map<string, string | number>([
    ...journal.relationships.map(({ id, name }): [string, string] => [id, name]),
    ...moments.map(({ id }, at): [string, number] => [id, at + 1]),
  ]);
  return searchJournal(documents, query).hits.map(({ id }) => names.get(id));
};

test.each([
  ["evry", ["Camille"]],
  ["ÉVRY", ["Camille"]],
  ["coeur", [3]],
  ["plage", [2]],
  ["à voix\u00A0haute", ["Camille"]],
  ["qu'on", ["Camille"]],
  ["croisic", [3]],
  ["voix haute", ["Camille"]],
  ["camille", ["Camille", 1]],
  ["camille mer", [1]],
  ["plage camille", []],
  ["", []],
  ["   ", []],
  ["zzz", []],
])("looking for %j finds %j", (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test("a title beats a text, a whole word beats its beginning, the later beats the earlier", () => {
  expect(found("mer")).toEqual([2, 7, 1, 3]);
});

test("a sealed person is found once opened, a letter once its day has come", () => {
  expect(found("secret")).toEqual([]);
  expect(found("secret", buildSearchIndex(journal, today, new Set([ambre.id])))).toEqual([4]);
  expect(found("plus tard", buildSearchIndex(journal, "2027-01-01"))).toEqual([5]);
});

test("a picture is found by its caption, unless what it belongs to is hidden", () => {
  const media = [
    buildMedia(1, { caption: "Le phare, à l’aube", moment_id: moments[0]?.id ?? null }),
    buildMedia(2, { caption: "phare scellé", relationship_id: ambre.id }),
    buildMedia(3, { caption: "phare à plus tard", moment_id: moments[4]?.id ?? null }),
    buildMedia(4, { caption: "phare jeté", moment_id: moments[5]?.id ?? null }),
  ];
  const documents = buildSearchIndex({ ...journal, media }, today);
  const ids = (query: string) => searchJournal(documents, query).hits.map(({ id }) => id);
  expect(ids("phare")).toEqual([media[0]?.id]);
  expect(ids("phare camille")).toEqual([media[0]?.id]);
  expect(documents.find(({ kind }) => kind === "media")).toMatchObject({
    day: "2026-01-01",
    relationshipId: camille.id,
  });
});

test("a row is folded once, and again when the one it is about takes another name", () => {
  const folded = new WeakMap();
  const read = (people: typeof journal.relationships) => [
    ...readSearchDocuments({ ...journal, relationships: people }, today, new Set(), folded),
  ];
  const before = read(journal.relationships);
  expect(read(journal.relationships).every((document, at) => document === before[at])).toBe(true);
  const renamed = read([{ ...camille, name: "Cam" }, noe, ambre]);
  expect(searchJournal(renamed, "camille").total).toBe(0);
  expect(found("cam soupe", renamed)).toEqual([1]);
});

test("the limit cuts the list, not the count", () => {
  expect(searchJournal(index, "mer", 2)).toMatchObject({ hits: [{}, {}], total: 4 });
});

test("every row that holds the word is found, as a plain look through all of them says", () => {
  const word = fc.stringMatching(/^[a-e]{1,3}$/);
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 15 }), word, (texts, query) => {
      const rows = texts.map((words, at) => buildMoment(at, "2026", { text: words.join(" ") }));
      const result = searchJournal(
        buildSearchIndex({ relationships: [], moments: rows, media: [] }, today),
        query,
        100,
      );
      const plain = rows.filter(({ text }) => text.includes(query)).map(({ id }) => id);
      expect(result.hits.map(({ id }) => id).toSorted()).toEqual(plain.toSorted());
    }),
  );
});

/** How often one set of questions reads a field of a document among `count` moments, whatever the machine does meanwhile. */
function readsAmong(count: number): number {
  const many = Array.from({ length: count }, (_, at) =>
    buildMoment(at, "2026-03-01", { word: `jour ${at}`, text: `sous la pluie ${at}`, tags: ["marcher"] }),
  );
  let reads = 0;
  const counted = buildSearchIndex({ relationships: [], moments: many, media: [] }, today).map(
    (document) =>
      new Proxy(document, {
        get(target, name) {
          reads += 1;
          return Reflect.get(target, name);
        },
      }),
  );
  for (const query of ["p", "pluie", "pluie marcher", "jour 9", "chemin des dames", "999"])
    searchJournal(counted, query);
  return reads;
}

test("five times the moments take about five times the steps, not their square", () => {
  const ratio = readsAmong(5_000) / readsAmong(1_000);
  expect(ratio).toBeGreaterThan(4);
  expect(ratio).toBeLessThan(8);
});

test("a snippet marks what was found in the text as it was written", () => {
  const { parts, isCut } = searchSnippet("Le cœur léger, et la mer.", "COEUR leger");
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(["cœur", "léger"]);
  expect(isCut).toEqual([false, false]);
});

test.each([
  ["Le premier rendez\u00ADvous manqué", "rendezvous", "rendez\u00ADvous"],
  ["Un week\u2060end", "weekend", "week\u2060end"],
  ["La co\u200Dlocation", "colocation", "co\u200Dlocation"],
  ["Anne‑Marie", "anne-marie", "Anne‑Marie"],
  ["Une e\u0301te\u0301 pluvieuse", "ete", "e\u0301te\u0301"],
  ["Avec 👩‍❤️‍👩 là", "👩", "👩‍❤️‍👩"],
])("in %j, %j is found and marked with all that belongs to it", (text, query, marked) => {
  const documents = buildSearchIndex(
    { relationships: [], moments: [buildMoment(1, "2026", { text })], media: [] },
    today,
  );
  expect(searchJournal(documents, query).total).toBe(1);
  const { parts } = searchSnippet(text, query);
  expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual([marked]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("an excerpt begins and ends between signs", () => {
  for (const sign of ["👩‍❤️‍👩", "🇫🇷"]) {
    for (let lead = 0; lead < sign.length; lead += 1) {
      const row = sign.repeat(30);
      const { parts } = searchSnippet(`${"x".repeat(lead)}${row} lanterne ${row}`, "lanterne", 80 + lead);
      const shown = parts.map(({ text }) => text).join("");
      expect(shown.replaceAll(sign, "").replace(/^x+/, "").trim()).toBe("lanterne");
      expect(shown).toMatch(sign);
    }
  }
});

test("a text that is asked for whole is whole, wherever the find stands in it", () => {
  const name = "Anne-Sophie-Marguerite de La Rochefoucauld, dite Camille";
  const { parts, isCut } = searchSnippet(name, "le", name.length);
  expect(parts.map(({ text }) => text).join("")).toBe(name);
  expect(isCut).toEqual([false, false]);
});

test("a long text is cut at words around the first find", () => {
  const text = `${"avant ".repeat(100)}trésor ${"après ".repeat(100)}`;
  const { parts, isCut } = searchSnippet(text, "tresor", 60);
  const whole = parts.map((part) => part.text).join("");
  expect(isCut).toEqual([true, true]);
  expect(whole.length).toBeLessThan(120);
  expect(whole).toMatch(/^avant .*trésor.* après$/);
});

test("the parts of a snippet are a piece of the text, whole characters only", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.string({ maxLength: 3 }),
      (text, query) => {
        const whole = searchSnippet(text, query, 40)
          .parts.map((part) => part.text)
          .join("");
        expect(text.includes(whole)).toBe(true);
        expect(whole.isWellFormed()).toBe(text.isWellFormed());
      },
    ),
  );
});
