/**
 * The journal of this device as a copy that an account can be given: all of it but the trash, what is folded away, sealed and waiting included, since
 * it stays its writer's. Runs in a worker.
 */
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import { fillRows } from "#app/store/db/fill-rows.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import type { FileName } from "#app/store/db/upload-row.ts";
import { wholeCopy } from "#domain/copy/choose-copy.ts";
import type { JournalFile, MediaEntry } from "#domain/copy/journal-file.ts";
import { makeCopy } from "#domain/copy/make-copy.ts";
import { type ReadCopy, readCopy } from "#domain/copy/read-copy.ts";
import { fieldsMark } from "#domain/sync/fields-mark.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import { extensionOf } from "../media-files.ts";
import type { CopyFiles } from "../open-copy.ts";
import { readCopyRows } from "../read-source.ts";
import { copyText } from "../write-copy.ts";

export type DeviceJournal = {
  /** The journal's own id. */
  readonly owner: string;
  readonly file: JournalFile;
  readonly copy: ReadCopy;
  readonly files: CopyFiles;
  readonly stays: StaysHere;
};

/** What an account is not given. */
export type StaysHere = {
  /** People, moments, photos and conversations in the trash, or hanging on what is there. */
  readonly trashed: number;
  /** Moments with earlier versions. */
  readonly versioned: number;
  /** Texts that were begun. */
  readonly drafts: number;
  /** The profile's photo as a data address; null: none. */
  readonly photo: string | null;
};

/** Null when no journal was ever begun in this database, or the browser has cleared it. */
export async function readDevice(database: JournalDatabase, now: Date): Promise<DeviceJournal | null> {
  const [person, mark] = await database.meta.bulkGet(["personId", "fieldsMark"]);
  if (typeof person?.value !== "string") return null;
  if (mark?.value !== fieldsMark) await fillRows(database);
  const owner = person.value;
  const rows = await readCopyRows(database, owner);
  const { day, hour, minute } = timeInZone(now.getTime(), deviceTimeZone());
  const made = makeCopy({ ...rows, owner, today: day, madeAt: now.toISOString(), ...unsaid }, everything);
  const { file, files } = await withFiles(database, made);
  const reading = readCopy(copyText(file).join(""), { day, minute: hour * 60 + minute });
  if (!reading.ok)
    throw new Error(`The journal of this device could not be read: ${reading.refusal.reason}.`);
  const all = [
    ...Object.values(rows.journal),
    rows.conversations?.conversations ?? [],
    rows.conversations?.turns ?? [],
  ];
  const photo = rows.profile?.avatar_url ?? null;
  return {
    owner,
    file,
    files,
    copy: { ...reading.copy, ...withoutPermissions(reading.copy) },
    stays: {
      trashed: all.reduce((sum, list) => sum + list.length, 0) - idsIn(file).length,
      versioned: file.moments.filter(({ history }) => history !== undefined).length,
      drafts: await database.drafts.count(),
      photo: photo?.startsWith("data:image/") ? photo : null,
    },
  };
}

const everything = { ...wholeCopy, withVeiled: true, withLetters: true };

/** A copy says these of the device it was made on; an account has its own. */
const unsaid = {
  preferences: { language: "en", theme: "system", single_keys: true, quick_exit: true },
  aliasWords: { person: "", writer: "" },
} as const;

/** The ids of every entry, questions to LISA included. */
function idsIn({ relationships, moments, media, conversations }: JournalFile): readonly string[] {
  const rows = [...relationships, ...moments, ...media, ...conversations];
  return [...rows, ...conversations.flatMap(({ turns }) => turns)].map(({ id }) => id);
}

/** What LISA may read was allowed where nothing leaves the device: an account asks anew. */
function withoutPermissions({ entries, profile }: ReadCopy): Pick<ReadCopy, "entries" | "profile"> {
  const { lisa_reads: _, ...own } = profile;
  return {
    profile: own,
    entries: entries.map((entry) => {
      const { lisa_may_read: __, ...fields } = entry.fields;
      return entry.table === "relationships" ? { ...entry, fields } : entry;
    }),
  };
}

type Kept = { readonly id: string; readonly name: FileName; readonly bytes: number };

async function withFiles(
  database: JournalDatabase,
  copy: JournalFile,
): Promise<{ readonly file: JournalFile; readonly files: CopyFiles }> {
  const known = new Map<string, Kept>();
  async function nameOf(id: string, name: FileName): Promise<string | null> {
    const blob = (await database.files.get([id, name]))?.blob;
    if (!blob) return null;
    const file = `${name}/${id}.${extensionOf(blob)}`;
    known.set(file, { id, name, bytes: blob.size });
    return file;
  }
  const media: MediaEntry[] = [];
  for (const entry of copy.media) {
    const isFilm = entry.kind === "video";
    const file = await nameOf(entry.id, isFilm ? "video" : "large");
    media.push({ ...entry, file, still: isFilm ? await nameOf(entry.id, "large") : null });
  }
  return {
    file: { ...copy, media },
    files: {
      sizeOf: (name) => known.get(name)?.bytes ?? null,
      async read(name) {
        const kept = known.get(name);
        const row = kept && (await database.files.get([kept.id, kept.name]));
        if (!row) return { ok: false, refusal: { reason: "zip_entry_damaged", entry: name } };
        return { ok: true, bytes: new Uint8Array(await row.blob.arrayBuffer()) };
      },
    },
  };
}
