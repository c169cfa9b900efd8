/** What a chosen file is, before anything is decided: a copy of ours, or another app's journal and what is to be said of it. Runs in a worker. */
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import type { JournalWriter } from "#app/store/db/journal.ts";
import type { DateOrder } from "#domain/foreign-journals/date-cells.ts";
import { isDaylioTable } from "#domain/foreign-journals/daylio.ts";
import { describeJournal, type JournalDescription } from "#domain/foreign-journals/describe-journal.ts";
import type { PersonName } from "#domain/foreign-journals/people-named.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import { type ForeignFileRefusal, type FoundJournal, findJournal } from "./find-journal.ts";
import { findReading, fitsTable, type KeptReading, readingKey } from "./kept-reading.ts";
import { readForeign, type TableLook, type TableReading } from "./read-foreign.ts";

export type FileLook =
  | { readonly kind: "own" }
  | { readonly kind: "refused"; readonly refusal: ForeignFileRefusal }
  | ({ readonly kind: "foreign" } & ForeignLook);

export type ForeignLook = {
  readonly description: JournalDescription;
  readonly table: TableLook | null;
  /** Moods as they were understood the last time, by the other app's name. */
  readonly keptMoods: KeptReading["moods"];
  /** Whether the columns are those of the last time. */
  readonly isRemembered: boolean;
};

export type LookRequest = {
  readonly file: Blob;
  readonly name: string;
  /** As the person decided; null: as it was the last time, or as its head suggests. */
  readonly reading: TableReading | null;
  readonly likelyOrder: DateOrder;
};

export async function lookAtFile(journal: JournalWriter, request: LookRequest): Promise<FileLook> {
  const found = await findJournal(request.file, request.name);
  if (found.kind === "own" || found.kind === "refused") return found;
  const kept = await findReading(journal.database, keyOf(found));
  const remembered = usableReading(kept, found);
  const reading = request.reading ?? remembered;
  const read = readForeign(found, journal.now(), reading, request.likelyOrder);
  return {
    kind: "foreign",
    description: describeJournal(read.journal, await openPeople(journal)),
    table: read.table,
    keptMoods: kept?.moods ?? [],
    isRemembered: request.reading === null && remembered !== null,
  };
}

function usableReading(kept: KeptReading | null, found: FoundJournal): TableReading | null {
  if (!kept?.reading || found.kind !== "table") return null;
  return fitsTable(kept.reading, found.table.head) ? kept.reading : null;
}

/** Under which key the reading of such a file is kept. */
export function keyOf(found: Extract<FoundJournal, { kind: "files" | "table" }>): string {
  if (found.kind === "files") return readingKey(found.product, null);
  return isDaylioTable(found.table.head) ? readingKey("daylio", null) : readingKey("table", found.table.head);
}

/** Those whom entries may be about: who is folded away or sealed is not offered. */
export async function openPeople({ database, now }: JournalWriter): Promise<readonly PersonName[]> {
  const { day } = timeInZone(now().getTime(), deviceTimeZone());
  const rows = await database.table("relationships").toArray();
  return rows
    .filter((row) => row.deleted_at === null && !isVeiled(row, day))
    .map(({ id, name }) => ({ id, name }));
}
