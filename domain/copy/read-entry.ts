/**
 * One entry of a copy as the journal's own rules take it. What can be put right without losing words is put right and noted; anything
 * else leaves the entry out, with the reason. Nothing is changed unseen.
 */
import { rowDateIssues } from "#domain/sync/row-dates.ts";
import { syncedTables } from "#domain/sync/synced-tables.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { FieldIssueCode } from "#domain/wire/field-issue.ts";
import { parsePatch } from "#domain/wire/parse-fields.ts";
import { idSchema } from "#domain/wire/wire.ts";
import type { MediaEntry } from "./journal-file.ts";

export const copiedTables = ["relationships", "moments", "media", "conversations", "turns"] as const;
export type CopiedTable = (typeof copiedTables)[number];

type Values = Readonly<Record<string, unknown>>;

type NoteCode =
  | FieldIssueCode
  /** Invisible signs were taken out of a text. */
  | "cleaned"
  | "not_an_entry"
  /** Another app's entry without a word, a mood, a tag or a picture. */
  | "empty"
  | "bad_id"
  | "twice"
  /** It is about someone who is neither in the copy nor in the journal. */
  | "no_person"
  /** Its file is not the one that the copy describes, or cannot be opened. */
  | "file_damaged"
  /** Its file is larger than a photo or video may be. */
  | "file_too_large"
  /** Another entry has the same file. */
  | "file_twice";

export type EntryNote = {
  readonly table: CopiedTable | "profile";
  /** Its place in the file's list, from 1. */
  readonly place: number;
  /** What it is called, as far as it says. */
  readonly label: string;
  readonly field: string | null;
  readonly code: NoteCode;
  readonly isLeftOut: boolean;
  /** What stands there instead, where it is short enough to be shown. */
  readonly said?: string;
};

export type ReadEntry = {
  readonly table: CopiedTable;
  readonly id: string;
  readonly place: number;
  readonly label: string;
  /** Checked and normalised; a field that the file does not have is missing here. */
  readonly fields: Values;
  /** The path of a photo's or video's file in the ZIP; null for anything else, and where it has none. */
  readonly file: string | null;
  /** What the copy says of that file; null for anything else. */
  readonly told?: ToldFile | null;
  /** The file has earlier versions of it, which are not taken. */
  readonly isVersioned?: boolean;
};

export type ToldFile = Pick<MediaEntry, "kind" | "width" | "height" | "duration" | "sha256" | "still">;

/** The present day and minute where the person is. */
export type ReadingTime = { readonly day: CalendarDay; readonly minute: number };

/** Members of an entry that tell about it and are not taken back. */
const told: ReadonlySet<string> = new Set(
  "id created_at updated_at history kind width height duration bytes file sha256 still upload_id turns".split(
    " ",
  ),
);
/** Without these there is no entry. */
const requiredOf = (table: CopiedTable) =>
  Object.keys(syncedTables[table].blanks).filter((field) => !told.has(field));
const labelLength = 60;

export function readEntry(
  table: CopiedTable,
  input: unknown,
  place: number,
  now: ReadingTime,
): { readonly entry: ReadEntry | null; readonly notes: readonly EntryNote[] } {
  const notes: EntryNote[] = [];
  const label = labelOf(input);
  const note: Note = (code, field, isLeftOut, value) =>
    notes.push({ table, place, label, field, code, isLeftOut, ...saidOf(value) });
  if (!isObject(input)) {
    note("not_an_entry", null, true);
    return { entry: null, notes };
  }
  const id = idSchema.safeParse(input.id);
  if (!id.success) {
    note("bad_id", "id", true);
    return { entry: null, notes };
  }
  const fields = readFields(table, input, note);
  if (fields === null) return { entry: null, notes };
  const whole = putDatesRight(table, fields, now, note);
  if (whole === null) return { entry: null, notes };
  const file = table === "media" && typeof input.file === "string" ? input.file : null;
  const told = table === "media" ? toldOf(input) : null;
  const isVersioned = table === "moments" && Array.isArray(input.history) && input.history.length > 1;
  return { entry: { table, id: id.data, place, label, fields: whole, file, told, isVersioned }, notes };
}

/** Trusted in nothing: what is not as it should be is taken as not said. */
function toldOf({ kind, width, height, duration, sha256, still }: Values): ToldFile {
  const pixels = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 1);
  const seconds = typeof duration === "number" && Number.isFinite(duration) && duration >= 0;
  return {
    kind: kind === "video" ? "video" : "photo",
    width: pixels(width),
    height: pixels(height),
    duration: seconds ? duration : null,
    sha256: typeof sha256 === "string" && /^[0-9a-f]{64}$/i.test(sha256) ? sha256.toLowerCase() : null,
    still: typeof still === "string" ? still : null,
  };
}

type Note = (code: NoteCode, field: string | null, isLeftOut: boolean, value?: unknown) => void;

/** Null when the entry is left out. */
function readFields(table: CopiedTable, input: Values, note: Note): Values | null {
  const { shape } = syncedTables[table].fields;
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (told.has(name) && !(table === "conversations" && name === "kind")) continue;
    const checked = parsePatch(syncedTables[table].fields, { [name]: value });
    if (checked.ok) {
      fields[name] = checked.fields[name];
      if (typeof value === "string" && isHiding(value)) note("cleaned", name, false);
      continue;
    }
    const code = checked.issues[0]?.code ?? "wrong_type";
    // Words are never cut: an entry whose text does not fit is left out whole.
    const losesWords = code === "too_long" || code === "too_many";
    const isLeftOut = Object.hasOwn(shape, name) && (losesWords || requiredOf(table).includes(name));
    note(code, name, isLeftOut, losesWords ? undefined : value);
    if (isLeftOut) return null;
  }
  const missing = requiredOf(table).find((name) => !Object.hasOwn(fields, name));
  if (missing === undefined) return fields;
  note("required", missing, true);
  return null;
}

/** Days that cannot be: of a relationship they become unknown, a moment of the future is left out. */
function putDatesRight(table: CopiedTable, fields: Values, now: ReadingTime, note: Note): Values | null {
  if (table !== "relationships" && table !== "moments") return fields;
  const row = { start_date: null, end_date: null, periods: [], time_of_day: null, ...fields };
  const issues = rowDateIssues(table, row, Object.keys(row), now.day, now.minute);
  let right: Values = fields;
  for (const { field, code } of issues) {
    const isLeftOut = field === "occurred_on";
    note(code, field, isLeftOut, valueAt(row, field));
    if (isLeftOut) return null;
    const [name = field, at] = field.split(".");
    right = { ...right, [name]: at === undefined ? null : without(right[name], Number(at)) };
  }
  return right;
}

/** `field` is a path with dots. */
const valueAt = (row: Values, field: string): unknown =>
  field.split(".").reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return isObject(value) ? value[name] : undefined;
  }, row);

const saidLength = 40;

function saidOf(value: unknown): { readonly said?: string } {
  if (typeof value !== "string" && typeof value !== "number") return {};
  const said = cutText(cleanText(String(value)).replace(/\s+/g, " ").trim(), saidLength);
  return said === "" ? {} : { said };
}

/** The place stays, so that the issues of later places still name the right one; its dates become unknown. */
function without(list: unknown, at: number): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((item: unknown, index) => (index === at ? { start_date: null, end_date: null } : item));
}

const isHiding = (text: string) =>
  cleanText(text) !== text.normalize("NFC").replace(/\r\n?/g, "\n").trimEnd();

function labelOf(input: unknown): string {
  if (!isObject(input)) return "";
  const { name, title, word, question, text, caption, occurred_on } = input;
  const said = [name, title, word, question, text, caption, occurred_on];
  const first = said.find((text) => typeof text === "string" && text.trim() !== "");
  return typeof first === "string" ? cutText(cleanText(first).replace(/\s+/g, " "), labelLength) : "";
}

export function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
