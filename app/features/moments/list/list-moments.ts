/** The moments of a journal as one list, the latest first, under their months; narrowed by person, mood and tag. */

import type { Moment } from "#domain/moment/moment.ts";
import { orderKey } from "#domain/moment/moment-order.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { datePrecision, isVagueDate, type VagueDate } from "#domain/time/vague-date.ts";

export type MomentLine =
  | { readonly kind: "heading"; readonly key: string; readonly date: VagueDate }
  | { readonly kind: "moment"; readonly key: string; readonly moment: Moment; readonly name: string | null };

export type MomentFilter = {
  /** The id of a relationship, `nobody` for moments without one; null: of everyone. */
  readonly of: string | null;
  /** 1 to 5. */
  readonly mood: number | null;
  readonly tag: string | null;
};

export const noFilter: MomentFilter = { of: null, mood: null, tag: null };

/** A year of the list: the line it begins at, and how many moments it has. */
export type ListedYear = { readonly year: string; readonly line: number; readonly count: number };

type ListedMoments = {
  readonly lines: readonly MomentLine[];
  /** The latest first. */
  readonly years: readonly ListedYear[];
  readonly count: number;
  /** How many there are without the filter. */
  readonly total: number;
  /** What the list can be narrowed to: people with moments in it, by name, and tags, the most used first, each in its most used spelling. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly hasNobody: boolean;
  readonly tags: readonly string[];
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
  filter: MomentFilter,
): ListedMoments {
  const people = new Map([...relationships].filter((one) => !isPurged(one)).map((one) => [one.id, one]));
  const open = moments.filter((one) => !isSealed(one, today));
  const all = open.flatMap((moment) => {
    const person = people.get(moment.relationship_id ?? "") ?? null;
    const isShown = person === null || (person.deleted_at === null && !isVeiled(person, today));
    return isShown ? [{ moment, person }] : [];
  });
  const groups = groupTags(all.flatMap(({ moment }) => moment.tags));
  const spellings = filter.tag === null ? null : new Set(groups.get(foldText(filter.tag))?.keys());
  const shown = all
    .filter(({ moment, person }) => isAskedFor(moment, person, filter, spellings))
    .map(({ moment, person }) => ({ moment, person, at: orderKey(moment) }))
    .toSorted((a, b) => order(b.at, a.at) || order(b.moment.created_at, a.moment.created_at));
  const lines: MomentLine[] = [];
  const years: ListedYear[] = [];
  let month = "";
  for (const { moment, person, at } of shown) {
    const heading = headingOf(moment.occurred_on);
    if (heading !== month) lines.push({ kind: "heading", key: `${heading}:${moment.id}`, date: heading });
    month = heading;
    const year = at.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) years[years.length - 1] = { ...last, count: last.count + 1 };
    else years.push({ year, line: Math.max(0, lines.length - 1), count: 1 });
    lines.push({ kind: "moment", key: moment.id, moment, name: person?.name || null });
  }
  const named = new Map(all.flatMap(({ person }) => (person ? [[person.id, person.name] as const] : [])));
  return {
    lines,
    years,
    count: shown.length,
    total: all.length,
    people: [...named].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name)),
    hasNobody: all.some(({ person }) => person === null),
    tags: commonest(groups),
    letters: moments
      .filter((one) => isSealed(one, today))
      .toSorted((a, b) => order(a.sealed_until ?? "", b.sealed_until ?? "")),
    opened: open.filter(({ sealed_until }) => sealed_until === today),
  };
}

/** `spellings`: of the tag that is asked for; null: any. */
function isAskedFor(
  moment: Moment,
  person: Relationship | null,
  { of, mood }: MomentFilter,
  spellings: ReadonlySet<string> | null,
): boolean {
  if (of !== null && (of === "nobody" ? person !== null : person?.id !== of)) return false;
  return (
    (mood === null || moment.mood === mood) &&
    (spellings === null || moment.tags.some((tag) => spellings.has(tag)))
  );
}

/** « Été » and « ete » are one tag: how often it is spelled in each way, by its folded form. */
type TagGroups = ReadonlyMap<string, ReadonlyMap<string, number>>;

function groupTags(tags: readonly string[]): TagGroups {
  const counts = new Map<string, number>();
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const groups = new Map<string, Map<string, number>>();
  for (const [tag, count] of counts) {
    const folded = foldText(tag);
    groups.set(folded, (groups.get(folded) ?? new Map<string, number>()).set(tag, count));
  }
  return groups;
}

function commonest(groups: TagGroups): readonly string[] {
  const byCount = ([a, x]: readonly [string, number], [b, y]: readonly [string, number]) =>
    y - x || a.localeCompare(b);
  const found = [...groups.values()].map((spellings): [string, number] => {
    const [[tag] = [""]] = [...spellings].toSorted(byCount);
    return [tag, [...spellings.values()].reduce((sum, count) => sum + count, 0)];
  });
  return found.toSorted(byCount).map(([tag]) => tag);
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
