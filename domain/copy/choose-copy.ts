/**
 * What goes into a copy: people, years, photos. What is folded away, sealed, or a letter still waiting for its day stays out unless it is
 * opened for this copy (product decisions, "Folding and sealing"). The trash is never part of it.
 */
import { type Journal, keptJournal } from "#domain/journal/journal.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import { earliestDay, latestDay } from "#domain/time/vague-date.ts";

export type CopyChoice = {
  /** Ids of the people who are left out. */
  readonly withoutPeople: ReadonlySet<string>;
  /** Moments about nobody in particular. */
  readonly withNobody: boolean;
  /** First and last year, both included; null: no bound. */
  readonly from: number | null;
  readonly to: number | null;
  readonly withMedia: boolean;
  /** Conversations with LISA, except those about people or moments that are left out (choose-conversations.ts). */
  readonly withConversations: boolean;
  /** Relationships that are folded away or sealed today. */
  readonly withVeiled: boolean;
  /** Letters to later me whose day is still to come. */
  readonly withLetters: boolean;
  readonly names: "real" | "veiled";
};

export const wholeCopy: CopyChoice = {
  withoutPeople: new Set(),
  withNobody: true,
  from: null,
  to: null,
  withMedia: true,
  withConversations: true,
  withVeiled: false,
  withLetters: false,
  names: "real",
};

export type ChosenRows = Journal & {
  readonly leftOut: { readonly relationships: number; readonly moments: number; readonly media: number };
};

/** The rows of the copy; `leftOut` counts what the choice leaves of a journal without its trash. */
export function chooseRows(journal: Journal, choice: CopyChoice, today: CalendarDay): ChosenRows {
  const kept = keptJournal(journal);
  const candidates = kept.moments.filter(
    (moment) => isInYears(moment, choice) && (choice.withLetters || !isSealed(moment, today)),
  );
  const spokenOf = new Set(candidates.map(({ relationship_id }) => relationship_id));
  const relationships = kept.relationships.filter(
    (one) =>
      !choice.withoutPeople.has(one.id) &&
      (choice.withVeiled || !isVeiled(one, today)) &&
      (spokenOf.has(one.id) || overlapsYears(one, choice)),
  );
  const people = new Set(relationships.map(({ id }) => id));
  const known = new Set(kept.relationships.map(({ id }) => id));
  // Of someone whose row this device does not have (yet) nothing is known: as of nobody.
  const isChosen = (about: string | null) =>
    about === null || !known.has(about) ? choice.withNobody : people.has(about);
  const moments = candidates.filter(({ relationship_id: about }) => isChosen(about));
  const written = new Set(moments.map(({ id }) => id));
  const all = new Set(kept.moments.map(({ id }) => id));
  // A picture may show a face: a copy with veiled names has none.
  const hasMedia = choice.withMedia && choice.names === "real";
  const media = !hasMedia
    ? []
    : kept.media.filter(({ relationship_id: about, moment_id: of }) =>
        of === null || !all.has(of)
          ? isChosen(about)
          : written.has(of) && (about === null || isChosen(about)),
      );
  const leftOut = {
    relationships: kept.relationships.length - relationships.length,
    moments: kept.moments.length - moments.length,
    media: kept.media.length - media.length,
  };
  return { relationships, moments, media, leftOut };
}

type Years = Pick<CopyChoice, "from" | "to">;

function isInYears({ occurred_on }: Moment, { from, to }: Years): boolean {
  return isWithin(yearOf(earliestDay(occurred_on)), yearOf(latestDay(occurred_on)), { from, to });
}

/** Whether they were together in these years; without any date only an unbounded copy has them, or one with a moment of theirs. */
function overlapsYears(one: Relationship, years: Years): boolean {
  if (years.from === null && years.to === null) return true;
  const spans = [one, ...one.periods];
  return spans.some(({ start_date: start, end_date: end }) => {
    if (start === null && end === null) return false;
    const first = start === null ? null : yearOf(earliestDay(start));
    const last = end === null ? null : yearOf(latestDay(end));
    return isWithin(first ?? last ?? 0, last ?? Number.POSITIVE_INFINITY, years);
  });
}

function isWithin(first: number, last: number, { from, to }: Years): boolean {
  return (from === null || last >= from) && (to === null || first <= to);
}
