/**
 * The journal as it was on an earlier day, and what would have to be written to go back to it. Pure. What is sealed and who may read stays
 * as it is today: neither a letter, nor a person who is sealed, nor LISA's permission is opened or closed by looking back.
 */
import { mediaFieldsSchema } from "#domain/media/media-fields.ts";
import { momentFieldsSchema } from "#domain/moment/moment-fields.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import { relationshipFieldsSchema } from "#domain/relationship/relationship-fields.ts";
import { isSealedAway } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import { type EarlierRow, type EarlierTable, earlierTables } from "./earlier-rows.ts";
import { type Journal, keptJournal } from "./journal.ts";

type Values = Readonly<Record<string, unknown>>;

/** What stays as it is today: consents, what is closed, what the server knows a photo by, a page reread. */
const staying: ReadonlySet<string> = new Set([
  "veil",
  "veil_until",
  "lisa_may_read",
  "sealed_until",
  "reread_on",
  "consent",
  "is_blurred",
  "upload_id",
]);

const namesOf = (shape: Readonly<Record<string, unknown>>) =>
  Object.keys(shape).filter((name) => !staying.has(name));
const goingBack: Readonly<Record<EarlierTable, readonly string[]>> = {
  relationships: namesOf(relationshipFieldsSchema.shape),
  moments: namesOf(momentFieldsSchema.shape),
  media: namesOf(mediaFieldsSchema.shape),
};

/** trash: it was not there, or in the trash; restore: it went to the trash since; change: it says something else now. */
export type StepBack = {
  readonly table: EarlierTable;
  readonly id: string;
  readonly act: "trash" | "restore" | "change";
  /** What it said then, of the fields that say something else now; empty for `trash`. */
  readonly fields: Values;
  /** Fields that were written since and of which the earlier value is no longer known: they stay. */
  readonly unknown: readonly string[];
  /** The person it is about, or is. */
  readonly personId: string | null;
  /** The moment it is, or hangs on. */
  readonly momentId: string | null;
};

export type JournalThen = {
  /** As it was, without its trash and without what is sealed today. */
  readonly journal: Journal;
  /** What leads back to it, each row once. */
  readonly steps: readonly StepBack[];
  /** Changed entries that are sealed today: they are neither shown nor taken back. */
  readonly closed: number;
  /** Changed entries of which something undecided waits on this device: they stay until that is decided. */
  readonly waiting: number;
};

/** `held`: ids of rows with refused or kept edits. */
export function journalThen(
  now: Journal,
  earlier: readonly EarlierRow[],
  { today, held = new Set() }: { readonly today: CalendarDay; readonly held?: ReadonlySet<string> },
): JournalThen {
  const sealedPeople = new Set(
    now.relationships.filter((one) => isSealedAway(one, today)).map(({ id }) => id),
  );
  const sealedMoments = new Set(
    now.moments
      .filter((one) => isSealed(one, today) || sealedPeople.has(one.relationship_id ?? ""))
      .map(({ id }) => id),
  );
  const isClosed = (row: Values & { readonly id: string }) =>
    sealedPeople.has(row.id) ||
    sealedMoments.has(row.id) ||
    sealedPeople.has(String(row.relationship_id)) ||
    sealedMoments.has(String(row.moment_id));
  const here = new Set([...now.relationships, ...now.moments].map(({ id }) => id));
  const known = new Map(earlier.map((row) => [row.id, row]));
  const steps: StepBack[] = [];
  let [closed, waiting] = [0, 0];

  /** Null: it was not there, or not to be seen. */
  function before<T extends Values & { readonly id: string; readonly deleted_at: string | null }>(
    table: EarlierTable,
    row: T,
  ): T | null {
    const found = known.get(row.id);
    const was = found && withoutLost(found, here);
    if (isClosed(row)) {
      if (was) closed += 1;
      return null;
    }
    if (!was) return row;
    if (held.has(row.id)) {
      waiting += 1;
      return row;
    }
    const step = stepBack(table, row, was);
    if (step) steps.push(step);
    if (was.isNew) return null;
    // Its fields are those of its own table: the server's answer holds what this table's ops wrote.
    const shown: T = { ...row, ...chosen(table, was.fields) };
    return { ...shown, deleted_at: was.wasDeleted ? (row.deleted_at ?? row.updated_at) : null };
  }
  const rowsOf = <T extends Values & { readonly id: string; readonly deleted_at: string | null }>(
    table: EarlierTable,
    rows: readonly T[],
  ) => rows.flatMap((row) => before(table, row) ?? []);
  const journal = {
    relationships: rowsOf("relationships", now.relationships),
    moments: rowsOf("moments", now.moments),
    media: rowsOf("media", now.media),
  };
  return { journal: keptJournal(journal), steps: inOrder(steps), closed, waiting };
}

/** An entry about someone who is gone for good stays with whom it is about now. */
function withoutLost(was: EarlierRow, here: ReadonlySet<string>): EarlierRow {
  const lost = ["relationship_id", "moment_id"].filter((name) => {
    const id = was.fields[name];
    return typeof id === "string" && !here.has(id);
  });
  if (lost.length === 0) return was;
  const fields = Object.fromEntries(Object.entries(was.fields).filter(([name]) => !lost.includes(name)));
  return { ...was, fields, unknown: [...was.unknown, ...lost] };
}

function stepBack(
  table: EarlierTable,
  row: Values & { readonly id: string; readonly deleted_at: string | null },
  was: EarlierRow,
): StepBack | null {
  const isHere = row.deleted_at === null;
  const wasHere = !was.isNew && !was.wasDeleted;
  const differing = Object.entries(chosen(table, was.fields)).filter(
    ([name, value]) => !isSameValue(row[name] ?? null, value ?? null),
  );
  const unknown = was.unknown.filter((name) => goingBack[table].includes(name));
  const act = !wasHere ? "trash" : isHere ? "change" : "restore";
  if (act === "trash" && !isHere) return null;
  if (act === "change" && differing.length + unknown.length === 0) return null;
  return {
    ...{ table, id: row.id, act, unknown: act === "trash" ? [] : unknown },
    fields: act === "trash" ? {} : Object.fromEntries(differing),
    personId: table === "relationships" ? row.id : idOf(row.relationship_id),
    momentId: table === "moments" ? row.id : idOf(row.moment_id),
  };
}

const idOf = (value: unknown) => (typeof value === "string" ? value : null);

function chosen(table: EarlierTable, fields: Values): Values {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => goingBack[table].includes(name)));
}

/** People before what hangs on them. */
function inOrder(steps: readonly StepBack[]): readonly StepBack[] {
  return steps.toSorted((a, b) => earlierTables.indexOf(a.table) - earlierTables.indexOf(b.table));
}

/** All: the whole journal; a person, with what is about them; a moment, with its photos. */
export type BackTo =
  | { readonly of: "all" }
  | { readonly of: "person"; readonly id: string | null }
  | { readonly of: "moment"; readonly id: string };

/** The steps that take this one back, with those that it cannot be without. */
export function stepsOf(steps: readonly StepBack[], back: BackTo): readonly StepBack[] {
  switch (back.of) {
    case "all":
      return steps;
    case "person":
      return steps.filter(({ personId }) => personId === back.id);
    case "moment": {
      const own = steps.filter(({ momentId }) => momentId === back.id);
      // A moment comes back with its person where they are in the trash: it would be out of sight else.
      const people = new Set(own.filter(({ act }) => act === "restore").map(({ personId }) => personId));
      return steps.filter(
        (step) =>
          own.includes(step) ||
          (step.table === "relationships" && step.act === "restore" && people.has(step.id)),
      );
    }
  }
}
