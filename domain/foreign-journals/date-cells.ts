/** Dates and hours as tables write them. The order of day and month is decided by the whole column, never by one cell. */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { parseTimeOfDay } from "#domain/time/parse-time-of-day.ts";
import { parseVagueDate } from "#domain/time/parse-vague-date.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";
import { localTime } from "./local-time.ts";

export type DateOrder = "day_first" | "month_first";

export type DateReader = {
  readonly order: DateOrder;
  readonly today: CalendarDay;
  /** For instants that say no zone of their own: an IANA name. */
  readonly ownZone: string;
};

type ReadMoment = { readonly day: string | null; readonly time: string | null };

const figures = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})(?!\d)/;

/** Null: every date of the column can be read both ways. */
export function dateOrderOf(cells: readonly string[]): DateOrder | null {
  let [dayFirst, monthFirst] = [false, false];
  for (const cell of cells) {
    const [, first, second] = figures.exec(cell.trim()) ?? [];
    if (Number(first) > 12) dayFirst = true;
    if (Number(second) > 12) monthFirst = true;
  }
  if (dayFirst === monthFirst) return null;
  return dayFirst ? "day_first" : "month_first";
}

/** Whether a column has dates in figures that could be read both ways: only then the order matters. */
export function hasFigureDates(cells: readonly string[]): boolean {
  return cells.some((cell) => figures.test(cell.trim()));
}

/** "Wednesday, 14 September 2024 at 10:30:15 p.m." and some more. */
const longestDate = 80;
const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/;
const local = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const clockAtEnd =
  /[,\s]+(?:at |à |a |um )?(\d{1,2}(?::|\s?h\s?)\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?|\d{1,2}\s?[ap]\.?m\.?)$/i;

/** A cell that is no date comes back as it is, so that its entry can be named with it; an empty one is null. */
export function readDateCell(cell: string, { order, today, ownZone }: DateReader): ReadMoment {
  const said = cell.trim();
  if (said === "") return { day: null, time: null };
  if (said.length > longestDate) return { day: said, time: null };
  if (isVagueDate(said)) return { day: said, time: null };
  if (/^\d{10}$|^\d{13}$/.test(said)) {
    return localTime(said.length === 10 ? Number(said) * 1_000 : Number(said), "", ownZone);
  }
  if (instant.test(said)) return localTime(Date.parse(withColon(said)), "", ownZone);
  const [, day, time] = local.exec(said) ?? [];
  if (day !== undefined) return { day, time: time ?? null };
  const [end, hour = ""] = clockAtEnd.exec(said) ?? [];
  const words = end === undefined ? said : said.slice(0, -end.length);
  return { day: dateOf(words, order, today) ?? said, time: readTimeCell(hour) };
}

const withColon = (text: string) =>
  text
    .replace(" ", "T")
    .replace(/\s/g, "")
    .replace(/([+-]\d{2})(\d{2})$/, "$1:$2");

/** Without a year it is no date: a table knows of what year it speaks, and a guess would be wrong unseen. */
function dateOf(words: string, order: DateOrder, today: CalendarDay): string | null {
  if (!/\d{4}/.test(words) && !figures.test(words)) return null;
  // With a month in words the order says itself; English also reads a day behind its month.
  const isInFigures = !/\p{L}/u.test(words);
  const parsed = parseVagueDate(words, isInFigures && order === "day_first" ? "fr" : "en", today);
  return parsed.ok ? parsed.date : null;
}

/** An hour that cannot be read is none. */
export function readTimeCell(cell: string): string | null {
  if (cell.length > longestDate) return null;
  const parsed = parseTimeOfDay(cell.trim().replace(/^(\d{1,2}:\d{2}):\d{2}(?:\.\d+)?/, "$1"));
  return parsed.ok ? parsed.time : null;
}
