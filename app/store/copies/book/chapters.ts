/** What a printed book holds, in its order: a chapter for each person, in the order they were met, then what is about nobody. Pure. */
import type { JournalFile, MediaEntry, MomentEntry, RelationshipEntry } from "#domain/copy/journal-file.ts";
import { allPeriods } from "#domain/relationship/relationship-duration.ts";
import { orderPeriods } from "#domain/relationship/relationship-periods.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { compareVagueDates, type VagueDate } from "#domain/time/vague-date.ts";

export type BookCopy = Pick<JournalFile, "relationships" | "moments" | "media" | "profile">;

export type BookSpan = { readonly start: VagueDate | null; readonly end: VagueDate | null };

export type BookPhoto = Pick<
  MediaEntry,
  "id" | "kind" | "width" | "height" | "caption" | "file" | "still"
> & {
  /** The moment it belongs to; null: it stands with the person alone. */
  readonly moment: Pick<MomentEntry, "occurred_on" | "word"> | null;
};

export type Chapter = {
  /** Null: the moments about nobody in particular. */
  readonly person: RelationshipEntry | null;
  readonly spans: readonly BookSpan[];
  /** Oldest first, by years. */
  readonly years: readonly { readonly year: string; readonly moments: readonly BookMoment[] }[];
  readonly photos: readonly BookPhoto[];
};

/** A letter before its day is there as one that waits, whatever was chosen: its words and photos are not. */
export type BookMoment =
  | ({ readonly isClosed: false } & MomentEntry)
  | {
      readonly isClosed: true;
      readonly id: string;
      readonly occurred_on: VagueDate;
      readonly until: CalendarDay;
    };

/** Photos that were blurred stay out: paper cannot be blurred again. */
export function bookChapters(copy: BookCopy, today: CalendarDay): readonly Chapter[] {
  const known = new Set(copy.relationships.map(({ id }) => id));
  const moments = copy.moments.toSorted(
    (one, other) =>
      compareVagueDates(one.occurred_on, other.occurred_on) ||
      (one.time_of_day ?? "").localeCompare(other.time_of_day ?? "") ||
      one.created_at.localeCompare(other.created_at),
  );
  const byId = new Map(moments.map((moment) => [moment.id, moment]));
  const ownerOf = (id: string | null) => (id !== null && known.has(id) ? id : null);
  const momentsOf = Map.groupBy(moments, ({ relationship_id }) => ownerOf(relationship_id));
  const photosOf = Map.groupBy(
    copy.media.filter(({ is_blurred, moment_id }) => {
      const moment = byId.get(moment_id ?? "");
      return !is_blurred && !(moment && isClosed(moment, today));
    }),
    ({ relationship_id, moment_id }) =>
      ownerOf(relationship_id) ?? ownerOf(byId.get(moment_id ?? "")?.relationship_id ?? null),
  );
  const chapter = (person: RelationshipEntry | null): Chapter => {
    const own = momentsOf.get(person?.id ?? null) ?? [];
    const years = Map.groupBy(own, ({ occurred_on }) => occurred_on.slice(0, 4));
    return {
      person,
      spans: person ? spansOf(person) : [],
      years: [...years].map(([year, list]) => ({
        year,
        moments: list.map((moment) => bookMoment(moment, today)),
      })),
      photos: orderPhotos(photosOf.get(person?.id ?? null) ?? [], byId),
    };
  };
  const people = copy.relationships.toSorted(byFirstDay(momentsOf)).map(chapter);
  const nobody = chapter(null);
  return nobody.years.length + nobody.photos.length > 0 ? [...people, nobody] : people;
}

const isClosed = ({ sealed_until }: MomentEntry, today: CalendarDay) =>
  sealed_until !== null && sealed_until > today;

function bookMoment(moment: MomentEntry, today: CalendarDay): BookMoment {
  const { id, occurred_on, sealed_until } = moment;
  return sealed_until !== null && isClosed(moment, today)
    ? { isClosed: true, id, occurred_on, until: sealed_until }
    : { isClosed: false, ...moment };
}

/** By the first date that is known of them, their own or a moment's; those without any come last, by name. */
function byFirstDay(momentsOf: ReadonlyMap<string | null, readonly MomentEntry[]>) {
  const first = (one: RelationshipEntry) =>
    spansOf(one)[0]?.start ?? spansOf(one)[0]?.end ?? momentsOf.get(one.id)?.[0]?.occurred_on ?? null;
  return (one: RelationshipEntry, other: RelationshipEntry) => {
    const [a, b] = [first(one), first(other)];
    if (a !== null && b !== null) return compareVagueDates(a, b) || one.name.localeCompare(other.name);
    if (a === null && b === null) return one.name.localeCompare(other.name);
    return a === null ? 1 : -1;
  };
}

function spansOf(person: RelationshipEntry): readonly BookSpan[] {
  return allPeriods({ ...person, ...orderPeriods(person) })
    .map(({ start_date: start, end_date: end }) => ({ start, end }))
    .filter(({ start, end }) => start !== null || end !== null);
}

/** In the order of their moments; what stands with the person alone first, in the gallery's order. */
function orderPhotos(
  media: readonly MediaEntry[],
  moments: ReadonlyMap<string, MomentEntry>,
): readonly BookPhoto[] {
  const dated = media.map((one) => ({ one, moment: moments.get(one.moment_id ?? "") ?? null }));
  return dated
    .toSorted(
      (a, b) =>
        (a.moment && b.moment ? compareVagueDates(a.moment.occurred_on, b.moment.occurred_on) : 0) ||
        Number(a.moment !== null) - Number(b.moment !== null) ||
        a.one.position - b.one.position,
    )
    .map(({ one: { id, kind, width, height, caption, file, still }, moment }) => ({
      ...{ id, kind, width, height, caption, file, still },
      moment,
    }));
}
