/** What a person reads of a field outside of its form: every field of every noun, by each page that tells of fields. */
import { v7 } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { ConflictsSection } from "#app/features/conflicts/conflicts-section.tsx";
import { questionWords } from "#app/features/leaving/question-words.ts";
import { listUnsent, type Unsent } from "#app/features/leaving/unsent-items.ts";
import { useDownload } from "#app/features/leaving/use-download.ts";
import { emptyMoment } from "#app/features/moments/form/moment-draft.ts";
import { VersionChanges } from "#app/features/moments/history/version-changes.tsx";
import { momentsWords } from "#app/features/moments/moments-words.ts";
import { RefusedEdits } from "#app/features/refusals/refused-edits.tsx";
import { emptyDraft } from "#app/features/relationships/form/relationship-draft.ts";
import { fieldWords } from "#app/messages/parts.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { showPage } from "#app/saving/testing/show-page.tsx";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import { type Journal, openJournal } from "#app/store/db/journal.ts";
import { readSurroundings, readUnsent } from "#app/store/leaving/unsent-rows.ts";
import { applyRow } from "#app/store/write/apply-row.ts";
import { everyField } from "#domain/fixtures/every-field.ts";
import { momentVersionFields } from "#domain/moment/moment-versions.ts";
import { blankFields, type SyncedTable, syncedTables } from "#domain/sync/synced-tables.ts";
import type { Op } from "#domain/wire/sync.ts";
import { en } from "./messages.en.ts";
import { fr } from "./messages.fr.ts";
import { isNamed, useFieldWords, useValueWords } from "./use-field-words.ts";

const languages = ["en", "fr"] as const;
const ids = { relationship: v7(), moment: v7(), conversation: v7(), thread: v7() };
const values = everyField(ids);
const tables = [
  "profiles",
  "relationships",
  "moments",
  "media",
  "conversations",
  "turns",
  "threads",
  "messages",
] as const;
/** A file is told by its name. */
const told = (table: (typeof tables)[number]) =>
  Object.entries(values[table]).filter(([field]) => field !== "upload_id");

/** A name as it is stored, an id, or a value as it is stored. */
const raw =
  /\b[a-z]+_[a-z_]+\b|\b[a-z]+[A-Z]\w+\b|[0-9a-f]{8}-[0-9a-f]{4}|[{}[\]]|\bfwb\b|undefined|\bnull\b/;

const at = "2026-11-20T08:00:00.000Z";
const personId = v7();
const record = { user_id: personId, rev: 9, created_at: at, updated_at: at, deleted_at: null };
const rowIds = {
  profiles: personId,
  relationships: ids.relationship,
  moments: ids.moment,
  media: v7(),
  conversations: ids.conversation,
  turns: v7(),
  threads: ids.thread,
  messages: v7(),
};

/** An account with a row of each kind, of the same values. */
async function openFilled(): Promise<Journal> {
  const journal = await openJournal({ kind: "account", personId });
  const { database } = journal;
  await database.dexie.transaction("rw", database.dexie.tables, async () => {
    for (const table of [database.outbox, database.refusedOps, database.drafts]) await table.clear();
    for (const table of tables)
      await applyRow(database, table, {
        ...blankFields(table),
        ...values[table],
        id: rowIds[table],
        ...record,
      });
  });
  return journal;
}

test("every field that a person may write has a name of its own", () => {
  for (const table of tables) {
    const { fields }: SyncedTable = syncedTables[table];
    const nameless = Object.keys(fields.shape).filter((field) => field !== "upload_id" && !isNamed(field));
    expect({ [table]: nameless }).toEqual({ [table]: [] });
  }
});

/** The names of a closed set, behind defaults, nulls and lists. */
function namesOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return namesOf(schema.unwrap());
  return schema instanceof z.ZodArray ? namesOf(schema.element) : [];
}
const choices = tables.flatMap((table) => {
  const { fields }: SyncedTable = syncedTables[table];
  return Object.entries(fields.shape).flatMap(([field, schema]) =>
    namesOf(schema).map((value) => ({ table, field, value })),
  );
});

function Said() {
  const { labelOf, phraseOf } = useFieldWords();
  const say = useValueWords();
  return (
    <>
      <ul>
        {choices.map(({ table, field, value }) => (
          <li key={`${table} ${field} ${value}`}>{say(table, field, value) || say(table, field, [value])}</li>
        ))}
      </ul>
      <dl>
        {tables.flatMap((table) =>
          told(table).map(([field, value]) => (
            <div key={`${table} ${field}`}>
              <dt>{`${labelOf(field)}, ${phraseOf(field)}`}</dt>
              <dd>{say(table, field, value)}</dd>
            </div>
          )),
        )}
      </dl>
    </>
  );
}

test.each(languages)("no field and no value is told as it is stored: %s", async (locale) => {
  await openFilled();
  document.documentElement.lang = locale;
  const screen = await showPage(
    <WithMessages words={fieldWords}>
      <Said />
    </WithMessages>,
    { locale },
  );
  expect(choices.length).toBeGreaterThan(10);
  await expect.poll(() => screen.container.querySelectorAll("li").length).toBe(choices.length);
  const texts = (name: string) =>
    [...screen.container.querySelectorAll(name)].map((one) => one.textContent ?? "");
  const said = texts("li");
  expect(choices.filter(({ value }, at) => said[at] === "" || said[at] === value)).toEqual([]);
  await expect.poll(() => texts("dd").filter((text) => text === "" || raw.test(text))).toEqual([]);
  expect(texts("dt").filter((text) => raw.test(text))).toEqual([]);
});

/** An op of every table that names every field. */
function opsOf({ deviceId, personId }: Journal, kind: "put" | "patch"): readonly Op[] {
  return tables.map((table) => ({
    opId: v7(),
    deviceId,
    personId,
    table,
    id: v7(),
    baseRev: 0,
    kind: table === "profiles" ? "patch" : kind,
    fields: kind === "put" ? values[table] : Object.fromEntries(told(table)),
    at,
  }));
}

function Download({ unsent, journal }: { unsent: Unsent; journal: Journal }) {
  const download = useDownload();
  const items = listUnsent(unsent, () => null);
  return (
    <button type="button" onClick={() => void download(items, journal)}>
      Download
    </button>
  );
}

test.each(languages)("what was not sent reads as the forms do in its file: %s", async (locale) => {
  const journal = await openFilled();
  const { database } = journal;
  document.documentElement.lang = locale;
  const draft = {
    ...{ ...emptyMoment, relationshipId: ids.relationship, date: "spring 2019", mood: 4, before: 2 },
    ...{ isMilestone: true, place: "Sormiou" },
  };
  const person = {
    ...emptyDraft,
    name: "Ada",
    meetingPlace: "A train",
    type: "fwb",
    periods: [{ start: "2019", end: "" }],
  };
  await database.dexie.transaction("rw", database.outbox, database.drafts, async () => {
    for (const [seq, op] of opsOf(journal, "put").entries())
      await database.outbox.put({ seq: seq + 1, op, sent: false });
    await database.drafts.bulkPut([
      { key: "moment:new", value: { draft }, savedAt: at },
      { key: "relationship:new", value: { draft: person }, savedAt: at },
      { key: `message:${ids.thread}`, value: { fields: { text: "Demain ?" } }, savedAt: at },
    ]);
  });
  const rows = await readUnsent(database);
  const shared = { name: "pier.jpg", type: "image/jpeg", blob: new Blob(["1"], { type: "image/jpeg" }) };
  const box = [{ id: 1, text: "Two tickets", files: [shared] }];
  const unsent = { rows, around: await readSurroundings(database, rows), box };
  const made: Blob[] = [];
  const address = URL.createObjectURL;
  URL.createObjectURL = (file: Blob) => {
    made.push(file);
    return "#";
  };
  onTestFinished(() => {
    URL.createObjectURL = address;
  });
  const screen = await showPage(
    <WithMessages words={questionWords}>
      <Download unsent={unsent} journal={journal} />
    </WithMessages>,
    { locale },
  );
  await screen.getByRole("button", { name: "Download" }).click();
  await expect.poll(() => made.length).toBe(1);
  const file = new DOMParser().parseFromString((await made[0]?.text()) ?? "", "text/html");
  const lines = [...file.querySelectorAll("h3, dt, dd")].map((one) => one.textContent ?? "");
  expect(lines.filter((line) => raw.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(2 * tables.flatMap(told).length);
  const friends = { en: "Friends with benefits", fr: "Amitié et plus" };
  expect(lines).toEqual(
    expect.arrayContaining([friends[locale], "spring 2019", "A train", "Demain ?", "Two tickets"]),
  );
  expect(file.querySelector("img[alt='pier.jpg']")?.getAttribute("src")).toBe("data:image/jpeg;base64,MQ==");
});

test.each(languages)(
  "what was refused is told by its fields, each as its form names it: %s",
  async (locale) => {
    const journal = await openFilled();
    const { database } = journal;
    document.documentElement.lang = locale;
    await database.dexie.transaction("rw", database.refusedOps, async () => {
      for (const [seq, op] of opsOf(journal, "patch").entries()) {
        const details = Object.fromEntries(Object.keys(op.fields).map((field) => [field, "too_long"]));
        await database.refusedOps.put({
          ...{ opId: op.opId, seq, op, code: "validation", details, refusedAt: at, isKept: false },
        });
      }
    });
    const screen = await showPage(<RefusedEdits />, { locale });
    const items = () => [...screen.container.querySelectorAll("li")].map((one) => one.innerText);
    await expect.poll(() => items().length).toBe(tables.length);
    expect(items().filter((text) => raw.test(text))).toEqual([]);
    for (const field of ["notes", "mood", "bio", "caption"] as const)
      expect(items().join()).toContain(`${locale === "en" ? en.label[field] : fr.label[field]}`);
  },
);

test.each(languages)("two versions and the history of a moment tell every field: %s", async (locale) => {
  const { deviceId } = await openFilled();
  document.documentElement.lang = locale;
  const conflicts = (
    ["profiles", "relationships", "moments", "media", "conversations", "turns"] as const
  ).map(
    (table): RowConflict => ({
      id: v7(),
      table,
      rowId: rowIds[table],
      deviceId,
      at,
      conflicts: told(table).map(([field, value]) => ({
        ...{ id: v7(), table, row_id: rowIds[table], device_id: deviceId, op_id: v7(), at, ...record },
        ...{ field, value: JSON.parse(JSON.stringify(value)), base_value: null },
      })),
    }),
  );
  const after: Readonly<Record<string, unknown>> = values.moments;
  const changes = momentVersionFields.map((field) => ({ field, before: null, after: after[field] }));
  const screen = await showPage(
    <WithMessages words={momentsWords}>
      <ConflictsSection rowConflicts={conflicts} />
      <WithMessages words={fieldWords}>
        <VersionChanges changes={changes} />
      </WithMessages>
    </WithMessages>,
    { locale },
  );
  await expect.poll(() => screen.container.querySelectorAll("dl").length).toBeGreaterThan(0);
  expect(raw.exec(screen.container.innerText)).toBeNull();
});
