import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { datePrecision, type VagueDate } from "#domain/time/vague-date.ts";
import { datePhrase } from "../../../words/date-phrases.ts";
import { middleMonth } from "./coarsen-date.ts";

export type DateEdge = "start" | "end";

type Understood = { readonly key: "read" | "from" | "until"; readonly date: string };

/** What there is to say of a date: where a season or a year counts from, or how short writing was read. */
export function understoodDate(
  date: VagueDate,
  typed: string,
  edge: DateEdge,
  language: Language,
): Understood | null {
  const precision = datePrecision(date);
  if (precision === "season" || precision === "year") {
    return edge === "start"
      ? { key: "from", date: datePhrase(middleMonth(date), "counting", language) }
      : { key: "until", date: datePhrase(middleMonth(date), "until", language) };
  }
  const said = formatVagueDate(date, language);
  return foldText(said) === foldText(typed) ? null : { key: "read", date: said };
}
