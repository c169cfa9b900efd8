import fc from "fast-check";
import { expect, test } from "vitest";
import { anyJournal } from "#domain/fixtures/any-journal.ts";
import {
  buildMedia,
  buildMoment,
  buildRelationship,
  emptyJournal,
  idAt,
  vagueDate,
} from "#domain/fixtures/journal.ts";
import { type CopyChoice, chooseRows, wholeCopy } from "./choose-copy.ts";
import { journalFileSchema } from "./journal-file.ts";
import { type CopySource, makeCopy } from "./make-copy.ts";
import { aliasLetters, veilNames } from "./veil-names.ts";

const today = "2026-11-21";
const source = (over: Partial<CopySource>): CopySource => ({
  journal: emptyJournal,
  profile: null,
  versions: new Map(),
  owner: idAt("2025-01-01T00:00:00Z", 0),
  preferences: { language: "en", theme: "system", single_keys: true, quick_exit: true },
  madeAt: "2026-11-21T10:00:00.000Z",
  today,
  aliasWords: { person: "Person", writer: "me" },
  ...over,
});
const choose = (over: Partial<CopyChoice>): CopyChoice => ({ ...wholeCopy, ...over });

const alma = buildRelationship(1, { name: "Alma Ruiz", notes: "Met by Noé.", start_date: vagueDate("2019") });
const noe = buildRelationship(2, {
  name: "Noé",
  start_date: vagueDate("2022-05"),
  end_date: vagueDate("2023"),
});
const folded = buildRelationship(3, { name: "Léa", veil: "folded" });
const opened = buildRelationship(4, { name: "Ida", veil: "sealed", veil_until: "2026-11-01" });
const walk = buildMoment(1, "2019-06", {
  relationship_id: alma.id,
  text: "ALMA laughed. Noe's scarf.",
  word: "walk",
});
const letter = buildMoment(2, "2020-01-01", { sealed_until: "2030-01-01", text: "Dear me" });
const secret = buildMoment(3, "2021", { relationship_id: folded.id });
const picture = buildMedia(1, { relationship_id: alma.id, moment_id: walk.id, caption: "Alma" });
const letterPicture = buildMedia(2, { moment_id: letter.id });
const journal = {
  relationships: [alma, noe, folded, opened],
  moments: [walk, letter, secret],
  media: [picture, letterPicture],
};
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test("what is folded away, sealed, or a letter before its day stays out with all that hangs on it, until it is opened", () => {
  const chosen = chooseRows(journal, wholeCopy, today);
  expect(idsOf(chosen.relationships)).toEqual(idsOf([alma, noe, opened]));
  expect(idsOf(chosen.moments)).toEqual([walk.id]);
  expect(idsOf(chosen.media)).toEqual([picture.id]);
  expect(chosen.leftOut).toEqual({ relationships: 1, moments: 2, media: 1 });
  const all = chooseRows(journal, choose({ withVeiled: true, withLetters: true }), today);
  expect(all.leftOut).toEqual({ relationships: 0, moments: 0, media: 0 });
});

test("people, years and photos are chosen; a moment never comes without its person", () => {
  const withoutAlma = chooseRows(journal, choose({ withoutPeople: new Set([alma.id]) }), today);
  expect(idsOf(withoutAlma.relationships)).toEqual(idsOf([noe, opened]));
  expect(withoutAlma.moments).toEqual([]);
  expect(withoutAlma.media).toEqual([]);
  const years = chooseRows(journal, choose({ from: 2023, to: 2024 }), today);
  expect(idsOf(years.relationships)).toEqual([alma.id, noe.id]);
  expect(chooseRows(journal, choose({ to: 2018 }), today).relationships).toEqual([]);
  expect(chooseRows(journal, choose({ withMedia: false }), today).media).toEqual([]);
});

test("a copy with veiled names says nobody's name, whatever its case and accents, and holds no picture and no account", () => {
  const copy = makeCopy(
    source({ journal }),
    choose({ names: "veiled", withVeiled: true, withLetters: true }),
  );
  const text = JSON.stringify(copy);
  expect(text).not.toMatch(/alma|ruiz|no[eé](?!ta)|léa/i);
  expect(copy.moments.find(({ id }) => id === walk.id)?.text).toBe("Person C laughed. Person D's scarf.");
  expect(copy.media).toEqual([]);
  expect([copy.account, copy.profile]).toEqual([null, null]);
});

test("a name of two words becomes one alias, and words of every sentence are no names", () => {
  const veil = veilNames([
    { name: "Anna Maria", alias: "Person A" },
    { name: "Mon voisin", alias: "Person B" },
  ]);
  expect(veil("Anna Maria, anna-maria et mon chat; le Voisin.")).toBe(
    "Person A, Person A et mon chat; le Person B.",
  );
  expect(veil("An\u00ADna et Ma\u200Dria\u00AD.")).toBe("Person A et Person A.");
  expect([0, 25, 26, 27, 701, 702].map(aliasLetters)).toEqual(["A", "Z", "AA", "AB", "ZZ", "AAA"]);
});

test("phone numbers and addresses are blanked where names are veiled", () => {
  const told = buildMoment(9, "2024", { text: "Call 06 12 34 56 78, alma@example.org" });
  const copy = makeCopy(
    source({ journal: { ...emptyJournal, moments: [told] } }),
    choose({ names: "veiled" }),
  );
  expect(copy.moments[0]?.text).toBe("Call […], […]");
});

test("the trash is never in a copy", () => {
  const deleted = "2026-11-20T00:00:00.000Z";
  const gone = { ...journal, relationships: [{ ...alma, deleted_at: deleted }], media: [] };
  const copy = makeCopy(source({ journal: gone }), choose({ withVeiled: true, withLetters: true }));
  expect(copy.relationships).toEqual([]);
  expect(idsOf(copy.moments)).not.toContain(walk.id);
});

test("earlier versions come along where there are any", () => {
  const at = "2026-01-01T10:00:00.000Z";
  const history = [
    { kind: "put", at, fields: { text: "First" } },
    { kind: "patch", at, fields: { text: "Second" } },
  ] as const;
  const copy = makeCopy(source({ journal, versions: new Map([[walk.id, history]]) }), wholeCopy);
  expect(copy.moments.find(({ id }) => id === walk.id)?.history).toEqual(history);
});

test("any journal's copy is as its published schema says, and holds every kept row once it is opened", () => {
  fc.assert(
    fc.property(anyJournal, (any) => {
      const copy = makeCopy(source({ journal: any }), choose({ withVeiled: true, withLetters: true }));
      expect(journalFileSchema.safeParse(JSON.parse(JSON.stringify(copy))).error).toBeUndefined();
      const { leftOut } = chooseRows(any, choose({ withVeiled: true, withLetters: true }), today);
      expect(leftOut).toEqual({ relationships: 0, moments: 0, media: 0 });
    }),
  );
});
