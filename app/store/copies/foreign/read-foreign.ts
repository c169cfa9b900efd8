/** Reads a journal that was found in a file (find-journal.ts) as entries of no app. Runs in a worker. */
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import { readAppleJournal } from "#domain/foreign-journals/apple-journal.ts";
import { type DateOrder, dateOrderOf, hasFigureDates } from "#domain/foreign-journals/date-cells.ts";
import { readDayOne } from "#domain/foreign-journals/day-one.ts";
import { isDaylioTable, readDaylioBackup, readDaylioTable } from "#domain/foreign-journals/daylio.ts";
import type { ForeignJournal } from "#domain/foreign-journals/foreign-entry.ts";
import { readJourney } from "#domain/foreign-journals/journey.ts";
import { readObject } from "#domain/foreign-journals/read-json.ts";
import { guessColumns, readTable, type Table, type TableColumns } from "#domain/foreign-journals/table.ts";
import { readTakeout } from "#domain/foreign-journals/takeout.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import type { FoundJournal } from "./find-journal.ts";

/** How a table is read: decided by the person, guessed until then. */
export type TableReading = { readonly columns: TableColumns; readonly order: DateOrder };

/** What the person needs to decide how a table is read. */
export type TableLook = {
  /** The names of its columns; "" where it has none. */
  readonly head: readonly string[];
  readonly rows: number;
  /** The first cells of each column that are not empty, to tell the columns by. */
  readonly samples: readonly (readonly string[])[];
  readonly reading: TableReading;
  /** Its dates can be read both ways: day first or month first. */
  readonly isOrderOpen: boolean;
};

type ReadForeign = { readonly journal: ForeignJournal; readonly table: TableLook | null };

const samplesOfColumn = 3;
const sampleLength = 60;

/**
 * @param reading null: as the head of the table suggests
 * @param likelyOrder of dates that can be read both ways
 */
export function readForeign(
  found: Extract<FoundJournal, { kind: "files" | "table" }>,
  now: Date,
  reading: TableReading | null,
  likelyOrder: DateOrder,
): ReadForeign {
  const ownZone = deviceTimeZone();
  const today = timeInZone(now.getTime(), ownZone).day;
  if (found.kind === "files") {
    const journal = readFiles(found, today, ownZone);
    return { journal: { ...journal, unread: [...found.unread, ...journal.unread] }, table: null };
  }
  const { table } = found;
  if (isDaylioTable(table.head)) {
    return { journal: readDaylioTable(table.head, table.rows, today), table: null };
  }
  const used = reading ?? guessReading(table, likelyOrder);
  const journal = readTable(table, used.columns, { order: used.order, today, ownZone });
  return { journal, table: lookAt(table, used) };
}

function readFiles(
  { product, files, names }: Extract<FoundJournal, { kind: "files" }>,
  today: string,
  ownZone: string,
): ForeignJournal {
  switch (product) {
    case "day_one":
      return readDayOne(files, names, ownZone);
    case "daylio":
      return readDaylioBackup(readObject(files[0]?.text ?? "") ?? {}, names, ownZone);
    case "apple_journal":
      return readAppleJournal(files, names, today);
    case "journey":
      return readJourney(files, names, ownZone);
    case "takeout":
      return readTakeout(files, names, ownZone);
  }
}

function guessReading(table: Table, likelyOrder: DateOrder): TableReading {
  const columns = guessColumns(table.head);
  return { columns, order: dateOrderOf(cellsOf(table, columns.day)) ?? likelyOrder };
}

function lookAt(table: Table, reading: TableReading): TableLook {
  const days = cellsOf(table, reading.columns.day);
  return {
    head: table.head,
    rows: table.rows.length,
    samples: table.head.map((_, column) =>
      cellsOf(table, column)
        .filter((cell) => cell.trim() !== "")
        .slice(0, samplesOfColumn)
        .map((cell) => cutText(cell.trim(), sampleLength)),
    ),
    reading,
    isOrderOpen: hasFigureDates(days) && dateOrderOf(days) === null,
  };
}

function cellsOf({ rows }: Table, column: number | null): readonly string[] {
  return column === null ? [] : rows.map((row) => row[column] ?? "");
}
