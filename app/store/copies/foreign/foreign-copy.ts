/** Another app's journal with the person's decisions, as a copy that can be compared and brought in like our own. Runs in a worker. */
import { v5 } from "uuid";
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import type { JournalWriter } from "#app/store/db/journal.ts";
import type { ReadCopy } from "#domain/copy/read-copy.ts";
import type { ForeignProduct } from "#domain/foreign-journals/foreign-entry.ts";
import { type JournalMapping, mapJournal } from "#domain/foreign-journals/map-journal.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import type { CopyFiles } from "../open-copy.ts";
import type { OpenZip } from "../open-zip.ts";
import { type ForeignFileRefusal, findJournal } from "./find-journal.ts";
import { keepReading } from "./kept-reading.ts";
import { keyOf, openPeople } from "./look-at-file.ts";
import { readForeign, type TableReading } from "./read-foreign.ts";

/** What the person decided of another app's file. */
export type ForeignDecision = {
  /** The file's name. */
  readonly name: string;
  readonly mapping: JournalMapping;
  /** Null: the file is no table. */
  readonly reading: TableReading | null;
};

type ForeignCopy =
  | {
      readonly ok: true;
      readonly copy: ReadCopy;
      readonly product: ForeignProduct;
      /** Its photos and videos. */
      readonly files: CopyFiles | null;
      /** Remembers how it was read, for the next file of the kind. */
      readonly remember: () => Promise<void>;
    }
  | { readonly ok: false; readonly refusal: ForeignFileRefusal | { readonly reason: "not_a_copy" } };

/** Ids of entries are derived from what the product says of them, so that the same file is known again in every journal. */
const namespace = "0192f1de-7c00-7000-8000-f0e16e100001";

export async function readForeignCopy(
  journal: JournalWriter,
  file: Blob,
  { name, mapping, reading }: ForeignDecision,
): Promise<ForeignCopy> {
  const found = await findJournal(file, name);
  if (found.kind === "refused") return { ok: false, refusal: found.refusal };
  // The file changed under the same name since it was looked at.
  if (found.kind === "own") return { ok: false, refusal: { reason: "not_a_copy" } };
  const read = readForeign(found, journal.now(), reading, "day_first");
  const { day, hour, minute } = timeInZone(journal.now().getTime(), deviceTimeZone());
  const copy = mapJournal(read.journal, mapping, {
    idOf: (key) => v5(key, namespace),
    people: await openPeople(journal),
    now: { day, minute: hour * 60 + minute },
  });
  const kept = { reading, moods: [...mapping.moods] };
  return {
    ok: true,
    copy,
    product: read.journal.product,
    files: found.kind === "files" && found.zip ? filesOf(found.zip) : null,
    remember: () => keepReading(journal.database, keyOf(found), kept),
  };
}

function filesOf({ entries, read }: OpenZip): CopyFiles {
  const sizes = new Map(entries.map(({ name, bytes }) => [name, bytes]));
  return { sizeOf: (name) => sizes.get(name) ?? null, read };
}
