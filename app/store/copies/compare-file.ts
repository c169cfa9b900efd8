/** Reads a copy that was chosen and holds it beside the journal of this device. Nothing is written. Runs in a worker. */
import { v5 } from "uuid";
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import type { JournalWriter } from "#app/store/db/journal.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { type ComparedCopy, compareCopy } from "#domain/copy/compare-copy.ts";
import { type ReadCopy, readCopy } from "#domain/copy/read-copy.ts";
import type { ReadEntry } from "#domain/copy/read-entry.ts";
import type { ForeignProduct } from "#domain/foreign-journals/foreign-entry.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import type { Row, SyncedTableName } from "#domain/wire/sync.ts";
import type { ForeignFileRefusal } from "./foreign/find-journal.ts";
import type { ForeignDecision } from "./foreign/foreign-copy.ts";
import { canShowHere } from "./keep-media-here.ts";
import { checkMediaFiles, type MediaStates } from "./media-files.ts";
import { movedId } from "./moved-id.ts";
import { type CopyFiles, type FileRefusal, openCopy } from "./open-copy.ts";

export type ImportFile = {
  readonly file: Blob;
  /** Of a sealed file; null where none was typed. */
  readonly passphrase: string | null;
  /** `merge`: an entry that is here already is the same one. `copies`: everything comes as new entries. */
  readonly mode: "merge" | "copies";
  /** Names the import, and the ids of `copies`. */
  readonly importId: string;
  /** By the ids that the copy uses: what was found of its files when they were looked at. They are not read again for it. */
  readonly fileStates?: MediaStates | undefined;
  /** Another app's journal, and what was decided of it; without: a copy of ours. */
  readonly foreign?: ForeignDecision | undefined;
};

export type ImportRefusal = FileRefusal | ForeignFileRefusal;

type ComparedFile =
  | {
      readonly ok: true;
      readonly compared: ComparedCopy;
      readonly fileStates: MediaStates;
      readonly origin: CopyOrigin;
      readonly files: CopyFiles | null;
      /** The chosen file without its seal: what is done next needs no passphrase. */
      readonly plain: Blob;
      /** Once it is written: remembers how it was read, for the next file of the kind. */
      readonly remember: () => Promise<void>;
    }
  | { readonly ok: false; readonly refusal: ImportRefusal };

export type CopyOrigin = {
  /** The same journal, another one, or it does not say; `app`: another app's. */
  readonly from: "own" | "other" | "unknown" | "app";
  readonly product: ForeignProduct | null;
  readonly madeAt: string | null;
};

/** `report`: photos and videos that were looked at. */
export async function compareFile(
  journal: JournalWriter,
  source: ImportFile,
  report: (done: number, of: number) => void = () => undefined,
): Promise<ComparedFile> {
  const read = await readAny(journal, source);
  if (!read.ok) return read;
  const { copy, origin, files } = read;
  const derived = idsFor(source, origin.from, journal.personId);
  // Another app's entries may be about people of this journal, by the ids that they have here.
  const idFor = (id: string, people: ReadonlyMap<string, Row>) =>
    origin.from === "app" && people.has(id) ? id : derived(id);
  const { compared, fileStates } = await compareRead(journal, copy, files, {
    idFor,
    report,
    fileStates: source.fileStates,
  });
  return { ...read, compared, fileStates };
}

type AnyCopy =
  | (Omit<Extract<ComparedFile, { ok: true }>, "compared" | "fileStates"> & { readonly copy: ReadCopy })
  | Extract<ComparedFile, { ok: false }>;

async function readAny(journal: JournalWriter, { file, passphrase, foreign }: ImportFile): Promise<AnyCopy> {
  if (foreign) {
    const { readForeignCopy } = await import("./foreign/foreign-copy.ts");
    const read = await readForeignCopy(journal, file, foreign);
    if (!read.ok) return read;
    return { ...read, origin: { from: "app", product: read.product, madeAt: null }, plain: file };
  }
  const opened = await openCopy(file, passphrase);
  if (!opened.ok) return opened;
  const { text, files, plain } = opened.copy;
  const { day, hour, minute } = timeInZone(journal.now().getTime(), deviceTimeZone());
  const reading = readCopy(text, { day, minute: hour * 60 + minute });
  if (!reading.ok) return reading;
  const { owner, madeAt } = reading.copy;
  const from = owner === null ? "unknown" : owner === journal.personId ? "own" : "other";
  const origin: CopyOrigin = { from, product: null, madeAt };
  return { ok: true, copy: reading.copy, origin, files, plain, remember: () => Promise.resolve() };
}

type CompareOptions = {
  /** The id that an entry has in this journal, whose people are given. */
  readonly idFor: (id: string, people: ReadonlyMap<string, Row>) => string;
  readonly report: (done: number, of: number) => void;
  readonly fileStates?: MediaStates | undefined;
};

/** Entries that were read, beside the rows of this journal. */
export async function compareRead(
  { database, personId, kind }: JournalWriter,
  copy: ReadCopy,
  files: CopyFiles | null,
  { idFor: idAmong, report, fileStates: known = new Map() }: CompareOptions,
): Promise<{ readonly compared: ComparedCopy; readonly fileStates: MediaStates }> {
  const rows = {
    relationships: await rowsOf(database, "relationships"),
    moments: await rowsOf(database, "moments"),
    media: await rowsOf(database, "media"),
    conversations: await rowsOf(database, "conversations"),
    turns: await rowsOf(database, "turns"),
  };
  const onTheWay = await uploadsOnTheWay(database);
  const idFor = (id: string) => idAmong(id, rows.relationships);
  const isWanted = ({ id }: ReadEntry) =>
    !known.has(id) && !onTheWay.has(idFor(id)) && rows.media.get(idFor(id))?.deleted_at !== null;
  const looked: MediaStates = files
    ? await checkMediaFiles(copy.entries, files, {
        isWanted,
        canShow: async (file, told) => kind === "account" || canShowHere(file, told),
        report,
      })
    : new Map();
  const fileStates = new Map([...known, ...looked]);
  const compared = compareCopy(copy, {
    rows,
    profile: { ...(await database.rows("profiles").get(personId)) },
    idFor,
    renewedId: (id) => v5(id, personId),
    onTheWay,
    fileState: ({ id }) => fileStates.get(id) ?? "none",
  });
  return { compared, fileStates };
}

/**
 * The ids of another journal may be taken on the server by whoever owns that journal, so its entries get ids of their own here: always
 * the same ones, so that the same copy brought in again finds what it brought.
 */
function idsFor({ mode, importId }: ImportFile, from: CopyOrigin["from"], personId: string) {
  if (mode === "copies") return (id: string) => v5(id, importId);
  return from === "own" ? (id: string) => id : (id: string) => movedId(id, personId);
}

async function rowsOf(database: JournalDatabase, table: SyncedTableName): Promise<ReadonlyMap<string, Row>> {
  const rows = await database.rows(table).toArray();
  return new Map(rows.map((row) => [row.id, row]));
}

async function uploadsOnTheWay({ uploads }: JournalDatabase): Promise<ReadonlySet<string>> {
  const waiting = await uploads.filter(({ state }) => state !== "cancelled").toArray();
  return new Set(waiting.map(({ id }) => id));
}
