/** Names and links of a figure's ids. */
import { createContext, useContext, useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { type Format, useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { type RelationshipWords, useRelationshipWords } from "#app/words/relationship-words.ts";
import type { Journal } from "#domain/journal/journal.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type BookEntry = {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
};

export type EntryBook = {
  /** Of the page the figures are on. */
  readonly title: string;
  readonly today: CalendarDay;
  readonly nameOf: (relationshipId: string) => string;
  readonly relationship: (id: string) => Relationship | undefined;
  readonly moment: (id: string) => Moment | undefined;
  readonly entry: (id: string) => BookEntry | null;
  /** How long a relationship lasted, by the calendar, as its own page says it; "" when that is not known. */
  readonly lengthOf: (relationshipId: string) => string;
  /** The same in days, where every date is known to the day. */
  readonly daysOf: (relationshipId: string) => string;
  /** "since July 2025", "Sept 2024 to Apr 2025"; null without a date. */
  readonly periodOf: (relationshipId: string) => string | null;
};

export function useMakeBook(journal: Journal | undefined, today: CalendarDay, title: string): EntryBook {
  const t = useTranslations("statistics.entry");
  const format = useFormat();
  const words = useRelationshipWords(today);
  return useMemo(
    () => makeBook(journal, { today, title, t, format, words }),
    [journal, today, title, t, format, words],
  );
}

type Voice = {
  readonly today: CalendarDay;
  readonly title: string;
  readonly t: ReturnType<typeof useTranslations<"statistics.entry">>;
  readonly format: Format;
  readonly words: RelationshipWords;
};

export function makeBook(journal: Journal | undefined, { today, title, t, format, words }: Voice): EntryBook {
  const relationships = new Map(journal?.relationships.map((one) => [one.id, one]));
  const moments = new Map(journal?.moments.map((one) => [one.id, one]));
  const nameOf = (id: string) => relationships.get(id)?.name ?? "";

  function momentEntry(moment: Moment): BookEntry {
    const name = nameOf(moment.relationship_id ?? "");
    const mood = moodName(moment.mood ?? 0);
    const date = format.vagueDate(moment.occurred_on);
    const said = [name, mood && t(`mood.${mood}`), moment.is_milestone ? t("milestone") : ""];
    return {
      id: moment.id,
      title: moment.word || date,
      detail: [...(moment.word ? [date] : []), ...said].filter(Boolean).join(", "),
      to: paths.moment(moment.id),
    };
  }

  function entry(id: string): BookEntry | null {
    const relationship = relationships.get(id);
    if (relationship) {
      const detail = [words.period(relationship), words.lasting(relationship)].filter(Boolean).join(", ");
      return { id, title: relationship.name, detail, to: paths.relationship(id) };
    }
    const moment = moments.get(id);
    return moment ? momentEntry(moment) : null;
  }

  function lengthOf(id: string): string {
    const one = relationships.get(id);
    return (one && words.duration(one)) ?? "";
  }

  return {
    title,
    today,
    nameOf,
    relationship: (id: string) => relationships.get(id),
    moment: (id: string) => moments.get(id),
    entry,
    lengthOf,
    periodOf: (id: string) => {
      const one = relationships.get(id);
      return one ? words.period(one) : null;
    },
    daysOf: (id: string) => {
      const one = relationships.get(id);
      const measured = one && relationshipDuration(one, today);
      return measured?.ok && !measured.isApproximate ? format.dayCount(measured.days) : lengthOf(id);
    },
  };
}

type OpenEntries = (title: string, ids: readonly string[]) => void;

type BookValue = { readonly book: EntryBook; readonly open: OpenEntries };

const BookContext = createContext<BookValue | null>(null);
export const BookProvider = BookContext.Provider;

export function useBook(): BookValue {
  const value = useContext(BookContext);
  if (!value) throw new Error("No book of entries around this figure.");
  return value;
}
