/**
 * Brings the journal of this device into an account: compared first, then written as any import (../write-import.ts) and sent by the roads of every
 * edit and every photo. What is here stays here. Runs in a worker.
 */
import type { JournalWriter } from "#app/store/db/journal.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { readPlace } from "#app/store/sync/pull-place.ts";
import type { ExpectedRows } from "#domain/copy/arrival.ts";
import type { ComparedCopy, ComparedEntry } from "#domain/copy/compare-copy.ts";
import type { ImportChoice } from "#domain/copy/plan-import.ts";
import { blankFields } from "#domain/sync/synced-tables.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import { type ImportPreview, previewOf } from "../import-preview.ts";
import { movedId } from "../moved-id.ts";
import type { ImportProgress, WrittenImport } from "../write-import.ts";
import { readAccountRows } from "./account-rows.ts";
import { claimMove, markOf, noteBrought, releaseMove } from "./move-mark.ts";
import { type DeviceJournal, readDevice, type StaysHere } from "./read-device.ts";

/** What the journal of this device holds, by the ids that its rows have in the account. */
export type DeviceContents = {
  /** Its own id. */
  readonly owner: string;
  readonly expected: ExpectedRows;
  readonly stays: StaysHere;
  /** When it was brought into this account; null: it was not. */
  readonly broughtAt: string | null;
};

export type MoveRefusal =
  /** It was brought into another account. */
  | { readonly reason: "elsewhere"; readonly at: string }
  /** There is none. */
  | { readonly reason: "none" };

type Looked = { readonly ok: true; readonly contents: DeviceContents } | Refused;
type Refused = { readonly ok: false; readonly refusal: MoveRefusal };

export async function lookAtDevice(journal: JournalWriter, device: JournalDatabase): Promise<Looked> {
  const read = await readOwn(journal, device);
  return read.ok ? { ok: true, contents: read.contents } : read;
}

type OwnRead =
  | {
      readonly ok: true;
      readonly found: DeviceJournal;
      readonly contents: DeviceContents;
      /** `updated_at` of each row by its id in the account. */
      readonly writtenAt: Readonly<Record<string, string>>;
      readonly broughtRows: Readonly<Record<string, string>>;
    }
  | Refused;

async function readOwn({ personId, now }: JournalWriter, device: JournalDatabase): Promise<OwnRead> {
  const mark = await markOf(device);
  if (mark && mark.personId !== personId) {
    return { ok: false, refusal: { reason: "elsewhere", at: mark.at } };
  }
  const found = await readDevice(device, now());
  if (!found) return { ok: false, refusal: { reason: "none" } };
  const { relationships, moments, media, conversations } = found.file;
  const turns = conversations.flatMap((one) => one.turns);
  const tables = { relationships, moments, media, conversations, turns };
  const idOf = ({ id }: { readonly id: string }) => movedId(id, personId);
  const writtenAt = Object.fromEntries(
    Object.values(tables).flatMap((rows) => rows.map((row) => [idOf(row), row.updated_at])),
  );
  const broughtRows = mark?.rows ?? {};
  return {
    ok: true,
    found,
    writtenAt,
    broughtRows,
    contents: {
      owner: found.owner,
      stays: found.stays,
      broughtAt: mark?.at ?? null,
      expected: {
        relationships: relationships.map(idOf),
        moments: moments.map(idOf),
        media: media.map(idOf),
        conversations: conversations.map(idOf),
        turns: turns.map(idOf),
        brought: Object.keys(broughtRows),
        changed: Object.keys(writtenAt).filter((id) => writtenAt[id] !== broughtRows[id]),
      },
    },
  };
}

/** Until the first pull is through, what the account holds already would be taken as missing in it. */
type NotReady = { readonly ok: false; readonly refusal: MoveRefusal | { readonly reason: "not_pulled" } };
type Compared = (Extract<OwnRead, { ok: true }> & { readonly compared: ComparedCopy }) | NotReady;

async function compareDevice(
  journal: JournalWriter,
  device: JournalDatabase,
  report: (done: number, of: number) => void,
): Promise<Compared> {
  if ((await readPlace(journal.database)).walk) return { ok: false, refusal: { reason: "not_pulled" } };
  const read = await readOwn(journal, device);
  if (!read.ok) return read;
  const idFor = (id: string) => movedId(id, journal.personId);
  // In files of their own: looking, which every page of the account may do once, needs none of it.
  const { compareRead } = await import("../compare-file.ts");
  const { compared } = await compareRead(journal, read.found.copy, read.found.files, { idFor, report });
  const own = await journal.database.rows("profiles").get(journal.personId);
  return { ...read, compared: { ...compared, profile: own ? whereSilent(compared.profile, own) : {} } };
}

/** What the writer says of themselves here is taken where the account says nothing yet. */
function whereSilent(
  profile: ComparedCopy["profile"],
  own: Readonly<Record<string, unknown>>,
): ComparedCopy["profile"] {
  const blank = blankFields("profiles");
  const isSilent = (name: string) => (own[name] ?? "") === "" || isSameValue(own[name], blank[name] ?? null);
  return Object.fromEntries(Object.entries(profile).filter(([name]) => isSilent(name)));
}

type Previewed = { readonly ok: true; readonly preview: ImportPreview; readonly stays: StaysHere } | NotReady;

export async function previewMove(
  journal: JournalWriter,
  device: JournalDatabase,
  report: (progress: ImportProgress) => void = () => undefined,
): Promise<Previewed> {
  const read = await compareDevice(journal, device, (done, of) => report({ phase: "reading", done, of }));
  if (!read.ok) return read;
  const { compared, found, contents } = read;
  if (contents.broughtAt !== null) await noteBrought(device, journal.personId, asTheyAre(read, isTheSame));
  const origin = { from: "other", product: null, madeAt: null } as const;
  return { ok: true, preview: previewOf(compared, origin, found.files), stays: found.stays };
}

const isTheSame = ({ state }: ComparedEntry) => state === "same";

/** The rows of these entries, as they were read. */
function asTheyAre(
  { compared, writtenAt }: Extract<Compared, { ok: true }>,
  isThere: (entry: ComparedEntry) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(compared.entries.filter(isThere).map(({ id }) => [id, writtenAt[id] ?? ""]));
}

export type MoveOrder = { readonly importId: string; readonly choice: ImportChoice };

export type WrittenMove = WrittenImport | NotReady;

/** An outcome that is not `ok` has left nothing in the account, and the journal of this device as it was. */
export async function writeMove(
  journal: JournalWriter,
  device: JournalDatabase,
  { importId, choice }: MoveOrder,
  report: (progress: ImportProgress) => void = () => undefined,
): Promise<WrittenMove> {
  const { personId } = journal;
  const read = await compareDevice(journal, device, (done, of) => report({ phase: "reading", done, of }));
  if (!read.ok) return read;
  const at = journal.now().toISOString();
  const claim = await claimMove(device, personId, at);
  if (claim === "elsewhere") return { ok: false, refusal: { reason: "elsewhere", at } };
  const order = { importId, choice, files: read.found.files };
  const { writeImport } = await import("../write-import.ts");
  const written = await writeImport(journal, read.compared, order, report);
  if (written.ok) {
    const { rows, sending } = await readAccountRows(journal.database);
    // Who was left out is not: neither their row nor anything on its way.
    const isThere = ({ table, id, state }: ComparedEntry) =>
      (state === "new" || state === "same" || choice.onDifference === "take") &&
      (rows[table].has(id) || sending.has(id));
    await noteBrought(device, personId, asTheyAre(read, isThere));
  } else if (claim === "first") await releaseMove(device);
  return written;
}
