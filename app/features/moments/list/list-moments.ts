/** The moments of a journal as one list, the latest first, under their months. */

import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { datePrecision, isVagueDate, representativeDay, type VagueDate } from "#domain/time/vague-date.ts";

export type MomentLine =
  | { readonly kind: "heading"; readonly key: string; readonly date: VagueDate }
  | { readonly kind: "moment"; readonly key: string; readonly moment: Moment; readonly name: string | null };

export type MomentsOf = "all" | "nobody";

type ListedMoments = {
  readonly lines: readonly MomentLine[];
  readonly count: number;
  /** Letters whose day has not come, the next to open first. */
  readonly letters: readonly Moment[];
  /** Letters whose day is today. */
  readonly opened: readonly Moment[];
};

/**
 * Excludes letters before their day, moments of folded or sealed relationships (which are on the relationship's own page) and those of
 * relationships in the trash. `relationships`: all of them, the trash included.
 */
export function listMoments(
  moments: readonly Moment[],
  relationships: Iterable<Relationship>,
  today: CalendarDay,
  of: MomentsOf,
): ListedMoments {
  const people = new Map([...relationships].map((one) => [one.id, one]));
  const isShown = ({ relationship_id }: Moment) => {
    const person = people.get(relationship_id ?? "");
    const isOfNobody = !person || isPurged(person);
    if (of === "nobody") return isOfNobody;
    return isOfNobody || (person.deleted_at === null && !isVeiled(person, today));
  };
  const open = moments.filter((one) => !isSealed(one, today));
  const shown = open
    .filter(isShown)
    .map((moment) => ({ moment, at: representativeDay(moment.occurred_on) }))
    .toSorted((a, b) => order(b.at, a.at) || order(b.moment.created_at, a.moment.created_at));
  const lines: MomentLine[] = [];
  let month = "";
  for (const { moment } of shown) {
    const heading = headingOf(moment.occurred_on);
    if (heading !== month) lines.push({ kind: "heading", key: `${heading}:${moment.id}`, date: heading });
    month = heading;
    const name = people.get(moment.relationship_id ?? "")?.name || null;
    lines.push({ kind: "moment", key: moment.id, moment, name });
  }
  return {
    lines,
    count: shown.length,
    letters: moments
      .filter((one) => isSealed(one, today))
      .toSorted((a, b) => order(a.sealed_until ?? "", b.sealed_until ?? "")),
    opened: open.filter(({ sealed_until }) => sealed_until === today),
  };
}

/** Only the tombstone is left. */
function isPurged({ deleted_at, name }: Relationship): boolean {
  return deleted_at !== null && name === "";
}

/** A month, or what is known of a date that is vaguer than that. */
function headingOf(date: VagueDate): VagueDate {
  if (datePrecision(date) !== "day") return date;
  const month = date.slice(0, 7);
  return isVagueDate(month) ? month : date;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
