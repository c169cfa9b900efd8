import { expect, test } from "vitest";
import { buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { listMoments, noFilter } from "./list-moments.ts";

const today = "2026-11-21";
const camille = buildRelationship(1, { name: "Camille" });
const about = { relationship_id: camille.id };

function say({ lines }: ReturnType<typeof listMoments>) {
  return lines.map((line) => (line.kind === "heading" ? `# ${line.date}` : line.moment.word));
}

test("moments come the latest first under their months, a vague one under what is known of it", () => {
  const moments = [
    buildMoment(1, "2026-10-02", { word: "early", ...about }),
    buildMoment(2, "2026-10-30", { word: "late", ...about }),
    buildMoment(3, "2026-11-01", { word: "now", ...about }),
    buildMoment(4, "2019", { word: "long ago", ...about }),
    buildMoment(5, "2026-10", { word: "some day", ...about }),
  ];
  expect(say(listMoments(moments, [camille], today, noFilter))).toEqual([
    "# 2026-11",
    "now",
    "# 2026-10",
    "late",
    "some day",
    "early",
    "# 2019",
    "long ago",
  ]);
});

test("within one day the list goes by the hour, and by when they were written where there is none", () => {
  const day = "2026-11-20";
  const listed = listMoments(
    [
      buildMoment(1, day, { word: "late", time_of_day: "22:00", created_at: "2026-11-21T08:00:00.000Z" }),
      buildMoment(2, day, { word: "first", created_at: "2026-11-21T09:00:00.000Z" }),
      buildMoment(3, day, { word: "second", created_at: "2026-11-21T10:00:00.000Z" }),
      buildMoment(4, day, { word: "early", time_of_day: "morning", created_at: "2026-11-21T11:00:00.000Z" }),
    ],
    [],
    today,
    noFilter,
  );
  expect(listed.lines.flatMap((line) => (line.kind === "moment" ? line.moment.word : []))).toEqual([
    "late",
    "second",
    "first",
    "early",
  ]);
});

test("a letter is in no list before its day, and is told on the day itself", () => {
  const moments = [
    buildMoment(1, "2026-11-20", { word: "sealed", sealed_until: "2026-11-22" }),
    buildMoment(2, "2026-11-20", { word: "later", sealed_until: "2027-11-22" }),
    buildMoment(3, "2026-11-20", { word: "opens", sealed_until: today }),
  ];
  const listed = listMoments(moments, [], today, noFilter);
  expect(say(listed)).toEqual(["# 2026-11", "opens"]);
  expect(listed.letters.map(({ word }) => word)).toEqual(["sealed", "later"]);
  expect(listed.opened.map(({ word }) => word)).toEqual(["opens"]);
});

test("moments of nobody are apart; those of folded, sealed and deleted people stay with them", () => {
  const deleted_at = "2026-11-20T10:00:00.000Z";
  const folded = buildRelationship(2, { veil: "folded" });
  const deleted = buildRelationship(3, { deleted_at });
  const purged = buildRelationship(4, { deleted_at, name: "" });
  const all = [camille, folded, deleted, purged];
  const moments = [
    buildMoment(1, "2026-11-05", { word: "camille", ...about }),
    buildMoment(2, "2026-11-04", { word: "folded", relationship_id: folded.id }),
    buildMoment(3, "2026-11-03", { word: "deleted", relationship_id: deleted.id }),
    buildMoment(4, "2026-11-02", { word: "purged", relationship_id: purged.id }),
    buildMoment(5, "2026-11-01", { word: "nobody", relationship_id: null }),
  ];
  expect(say(listMoments(moments, all, today, noFilter))).toEqual([
    "# 2026-11",
    "camille",
    "purged",
    "nobody",
  ]);
  expect(say(listMoments(moments, all, today, { ...noFilter, of: "nobody" }))).toEqual([
    "# 2026-11",
    "purged",
    "nobody",
  ]);
});

test("the list is narrowed by person, mood and tag together, and offers what its moments have", () => {
  const ines = buildRelationship(5, { name: "Inès" });
  const away = buildRelationship(6, { name: "Away", veil: "folded" });
  const moments = [
    buildMoment(1, "2026-11-05", { word: "sea", mood: 5, tags: ["sea", "night"], ...about }),
    buildMoment(2, "2026-11-04", { word: "rain", mood: 2, tags: ["sea"], relationship_id: ines.id }),
    buildMoment(3, "2025-11-03", { word: "alone", mood: 5, tags: [], relationship_id: null }),
    buildMoment(4, "2025-01-03", { word: "home", mood: 5, tags: ["night", "sea"], ...about }),
    buildMoment(5, "2026-11-02", { word: "hidden", tags: ["secret"], relationship_id: away.id }),
  ];
  const list = (filter: Partial<typeof noFilter>) =>
    listMoments(moments, [ines, camille, away], today, { ...noFilter, ...filter });
  expect(say(list({ mood: 5 }))).toEqual(["# 2026-11", "sea", "# 2025-11", "alone", "# 2025-01", "home"]);
  expect(say(list({ of: camille.id, tag: "sea" }))).toEqual(["# 2026-11", "sea", "# 2025-01", "home"]);
  expect(say(list({ of: "nobody", mood: 5 }))).toEqual(["# 2025-11", "alone"]);
  expect(list({ of: ines.id, mood: 5 })).toMatchObject({ lines: [], count: 0, total: 4 });
  expect(list({}).people.map(({ name }) => name)).toEqual(["Camille", "Inès"]);
  expect(list({}).tags).toEqual(["sea", "night"]);
});

test("each year leads to the line it begins at, its month, and says how many moments it has", () => {
  const moments = [
    buildMoment(1, "2026-11-05", about),
    buildMoment(2, "2026-10-04", about),
    buildMoment(3, "2024-11-03", about),
    buildMoment(4, "2023", about),
  ];
  const { years, lines } = listMoments(moments, [camille], today, noFilter);
  expect(years).toEqual([
    { year: "2026", line: 0, count: 2 },
    { year: "2024", line: 4, count: 1 },
    { year: "2023", line: 6, count: 1 },
  ]);
  expect(years.map(({ line }) => lines[line]?.kind)).toEqual(["heading", "heading", "heading"]);
});

/** How often a field of a moment is read while all are listed. */
function readsOf(count: number): number {
  let reads = 0;
  const moments = Array.from({ length: count }, (_, at) => {
    const moment = buildMoment(at, `20${10 + (at % 16)}-0${1 + (at % 9)}-1${at % 9}`, about);
    return new Proxy(moment, {
      get(target, field) {
        reads += 1;
        return Reflect.get(target, field);
      },
    });
  });
  expect(listMoments(moments, [camille], today, noFilter).count).toBe(count);
  return reads;
}

test("eight times the moments are listed with about eight times the work, not its square", () => {
  expect(readsOf(16_000) / readsOf(2_000)).toBeLessThan(16);
});

test("spellings of one tag are offered once, as it is mostly written, and any of them shows all", () => {
  const moments = ["Été", "été", "été", "e\u0301te\u00ADs", "plage"].map((tag, at) =>
    buildMoment(at + 1, `2026-11-0${at + 1}`, { word: String(at), tags: [tag] }),
  );
  expect(listMoments(moments, [], today, noFilter).tags).toEqual(["été", "e\u0301te\u00ADs", "plage"]);
  const shown = listMoments(moments, [], today, { ...noFilter, tag: "ETE" });
  expect(say(shown).filter((line) => !line?.startsWith("#"))).toEqual(["2", "1", "0"]);
});
