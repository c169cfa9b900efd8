/** Reads a copy (journal-file.ts) that may be damaged, edited, of another person or of a later build. The text is trusted in nothing. */
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { parsePatch } from "#domain/wire/parse-fields.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { copyFormat, copyVersion } from "./journal-file.ts";
import {
  type CopiedTable,
  copiedTables,
  type EntryNote,
  isObject,
  type ReadEntry,
  type ReadingTime,
  readEntry,
} from "./read-entry.ts";
import { scanJson } from "./scan-json.ts";

export type CopyRefusal =
  /** More bytes than are read; it was not opened. */
  | { readonly reason: "too_large" | "not_text" | "truncated" | "too_deep" | "not_a_copy" | "veiled" }
  | { readonly reason: "not_json"; readonly line: number | null }
  | { readonly reason: "newer"; readonly version: number };

export type ReadCopy = {
  /** The journal it was made from; null when it does not say. */
  readonly owner: string | null;
  readonly madeAt: string | null;
  readonly entries: readonly ReadEntry[];
  /** What can be taken of what the writer says of themselves; empty when there is nothing. */
  readonly profile: Readonly<Record<string, unknown>>;
  readonly notes: readonly EntryNote[];
};

export type CopyReading =
  | { readonly ok: true; readonly copy: ReadCopy }
  | { readonly ok: false; readonly refusal: CopyRefusal };

/**
 * The entries of a copy, people before moments before photos before conversations, each id once; what was put right or left out is in `notes`. Account, plan and
 * preferences are told in a copy and never taken back.
 */
export function readCopy(text: string, now: ReadingTime): CopyReading {
  const scan = scanJson(text);
  if (scan !== "whole") return refused({ reason: scan });
  const parsed = parse(text);
  if (!parsed.ok) return refused({ reason: "not_json", line: parsed.line });
  const file = parsed.value;
  if (!isObject(file) || file.format !== copyFormat || !Number.isInteger(file.version)) {
    return refused({ reason: "not_a_copy" });
  }
  if (Number(file.version) > copyVersion) return refused({ reason: "newer", version: Number(file.version) });
  if (file.names === "veiled") return refused({ reason: "veiled" });
  const notes: EntryNote[] = [];
  const entries = copiedTables.flatMap((table) =>
    readList(table, table === "turns" ? turnsIn(file.conversations) : file[table], now, notes),
  );
  const profile = readProfile(file.profile, notes);
  const owner = idSchema.safeParse(file.owner);
  const madeAt =
    typeof file.made_at === "string" && !Number.isNaN(Date.parse(file.made_at)) ? file.made_at : null;
  return { ok: true, copy: { owner: owner.success ? owner.data : null, madeAt, entries, profile, notes } };
}

const refused = (refusal: CopyRefusal): CopyReading => ({ ok: false, refusal });

function readList(table: CopiedTable, list: unknown, now: ReadingTime, notes: EntryNote[]): ReadEntry[] {
  if (!Array.isArray(list)) return [];
  const entries = new Map<string, ReadEntry>();
  for (const [at, input] of list.entries()) {
    const read = readEntry(table, input, at + 1, now);
    notes.push(...read.notes);
    if (!read.entry) continue;
    const { id, place, label } = read.entry;
    if (entries.has(id)) notes.push({ table, place, label, field: "id", code: "twice", isLeftOut: true });
    else entries.set(id, read.entry);
  }
  return [...entries.values()];
}

/** The turns stand inside their conversations, and say their replies in plain words besides. */
function turnsIn(conversations: unknown): unknown[] {
  if (!Array.isArray(conversations)) return [];
  return conversations.flatMap((conversation: unknown) => {
    if (!isObject(conversation) || !Array.isArray(conversation.turns)) return [];
    return conversation.turns.map((turn: unknown) =>
      isObject(turn) ? { ...turn, conversation_id: conversation.id, replies: repliesOf(turn.replies) } : turn,
    );
  });
}

function repliesOf(replies: unknown): unknown {
  if (!Array.isArray(replies)) return replies ?? [];
  return replies.map((reply: unknown) => {
    if (!isObject(reply)) return reply;
    const { text: _, ...kept } = reply;
    return kept;
  });
}

/** Where one is, which steps one has taken, and whether others may write to one, is this account's own affair. */
const ofThisAccount: ReadonlySet<string> = new Set([
  "onboarding_completed",
  "timezone",
  "locale",
  "messages_are_on",
  "discoverable",
  "messages_from",
  "read_receipts",
]);

function readProfile(input: unknown, notes: EntryNote[]): Readonly<Record<string, unknown>> {
  if (!isObject(input)) return {};
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (ofThisAccount.has(name)) continue;
    const checked = parsePatch(profileFieldsSchema, { [name]: value });
    if (checked.ok) fields[name] = checked.fields[name];
    else {
      const code = checked.issues[0]?.code ?? "wrong_type";
      notes.push({ table: "profile", place: 1, label: "", field: name, code, isLeftOut: false });
    }
  }
  return fields;
}

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly line: number | null };

function parse(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
    return { ok: false, line: position === undefined ? null : lineAt(text, Number(position)) };
  }
}

const lineAt = (text: string, position: number) => text.slice(0, position).split("\n").length;
