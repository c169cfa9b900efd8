/** The filter of /statistics, stored in the URL: a period of whole years and a relationship. */

import type { StatisticsFilter } from "#domain/statistics/entries.ts";
import { dayOf } from "#domain/time/calendar-day.ts";

export type StatisticsRequest = {
  /** First and last year; null: all of life. */
  readonly years: { readonly from: number; readonly to: number } | null;
  /** One person; null: everyone. */
  readonly personId: string | null;
};

/** Every URL gives a valid filter. `known`: the existing ids. */
export function readStatisticsRequest(
  search: URLSearchParams,
  known: ReadonlySet<string>,
): StatisticsRequest {
  const from = yearIn(search.get("from"));
  const to = yearIn(search.get("to")) ?? from;
  const person = search.get("with");
  return {
    years: from === null || to === null ? null : { from: Math.min(from, to), to: Math.max(from, to) },
    personId: person !== null && known.has(person) ? person : null,
  };
}

/** Defaults are omitted. */
export function writeStatisticsRequest({ years, personId }: StatisticsRequest): URLSearchParams {
  const search = new URLSearchParams();
  if (years) search.set("from", String(years.from));
  if (years && years.to !== years.from) search.set("to", String(years.to));
  if (personId !== null) search.set("with", personId);
  return search;
}

export function filterOf({ years, personId }: StatisticsRequest): StatisticsFilter {
  return {
    period: years && { from: dayOf(years.from, 1, 1), to: dayOf(years.to, 12, 31) },
    relationshipIds: personId === null ? null : new Set([personId]),
  };
}

function yearIn(text: string | null): number | null {
  return text !== null && /^(?:19|20|21)\d\d$/.test(text) ? Number(text) : null;
}
