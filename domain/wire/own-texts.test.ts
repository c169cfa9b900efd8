/** Whatever a person may write words into is found by what a field is, and so goes through what must not leave a name. */
import { expect, test } from "vitest";
import { wholeCopy } from "#domain/copy/choose-copy.ts";
import { makeCopy } from "#domain/copy/make-copy.ts";
import { buildMedia, buildMoment, buildRelationship, idAt } from "#domain/fixtures/journal.ts";
import { eraseRelationship } from "#domain/journal/erase-person.ts";
import { type SyncedTable, syncedTables } from "#domain/sync/synced-tables.ts";
import { tableTraits } from "#domain/sync/table-traits.ts";
import { traitOf } from "./field-traits.ts";
import { ownTexts, textFields } from "./own-texts.ts";

const name = "Zéphyrine";
const words = `Avec ${name}, deux fois.`;
const person = buildRelationship(1, { name });

/** Each field whose schema takes words, alone or in a list: not asked of the traits, which are what is tested. */
const taken = (["relationships", "moments", "media"] as const).flatMap((table) =>
  Object.entries(syncedTables[table].fields.shape).flatMap(([field, schema]) =>
    [words, [words]].flatMap((value) => (schema.safeParse(value).success ? [{ table, field, value }] : [])),
  ),
);

function journalWith({ table, field, value }: (typeof taken)[number]) {
  const written = { [field]: value };
  return {
    relationships: [person, ...(table === "relationships" ? [buildRelationship(2, written)] : [])],
    moments: table === "moments" ? [buildMoment(2, "2024", written)] : [],
    media: table === "media" ? [buildMedia(2, written)] : [],
  };
}

test("what takes words is a text by its traits, and nothing else is; one of several lines says so", () => {
  for (const table of ["relationships", "moments", "media"] as const) {
    const fields = taken.filter((one) => one.table === table).map(({ field }) => field);
    expect([...textFields(tableTraits[table])].sort()).toEqual(fields.sort());
  }
  const tables: Readonly<Record<string, SyncedTable>> = syncedTables;
  for (const [table, { fields }] of Object.entries(tables)) {
    const traits = Object.entries(tableTraits).find(([one]) => one === table)?.[1] ?? {};
    const several = Object.keys(traitOf(traits, "isText")).filter(
      (field) => fields.shape[field]?.safeParse("one\n\ntwo").data === "one\n\ntwo",
    );
    expect({ [table]: Object.keys(traitOf(traits, "hasLines")) }).toEqual({ [table]: several });
  }
});

test.each(taken)("a name in $field of $table is veiled in a copy for someone else's eyes", (written) => {
  const copy = makeCopy(
    {
      journal: journalWith(written),
      profile: null,
      versions: new Map(),
      owner: idAt("2025-01-01T00:00:00Z", 0),
      preferences: { language: "en", theme: "system", single_keys: true, quick_exit: true },
      madeAt: "2026-11-21T10:00:00.000Z",
      today: "2026-11-21",
      aliasWords: { person: "Person", writer: "me" },
    },
    { ...wholeCopy, names: "veiled" },
  );
  expect(copy.relationships).not.toEqual([]);
  expect(JSON.stringify(copy)).not.toContain(name);
});

test.each(taken.filter(({ field }) => field !== "name"))(
  "a name in $field of $table is shown when the person is erased",
  (written) => {
    const journal = journalWith(written);
    const { mentions } = eraseRelationship(journal, person.id);
    expect(mentions.map(({ table }) => table)).toEqual([written.table]);
    const [row = {}] = journal[written.table].filter((one) => one.id !== person.id);
    expect(ownTexts(tableTraits[written.table], row)).toContain(words);
  },
);

test("somebody else of the same name is not a mention of them", () => {
  const journal = { relationships: [person, buildRelationship(2, { name })], moments: [], media: [] };
  expect(eraseRelationship(journal, person.id).mentions).toEqual([]);
});
