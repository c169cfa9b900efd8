import { useLocale, useTranslations } from "use-intl/react";
import { type Format, useFormat } from "#app/lib/format/use-format.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import type { Period, Relationship } from "#domain/relationship/relationship.ts";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { orderPeriods } from "#domain/relationship/relationship-periods.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { datePhrase } from "../../../words/date-phrases.ts";
import { type RelationshipWords, useRelationshipWords } from "../../../words/relationship-words.ts";

type DateFact = { readonly id: string; readonly label: string; readonly value: string };

/** "Since: 14 July 2025, 495 days"; one line per period. Days are counted only where every date is known to the day. */
export function useDateFacts(relationship: Relationship, today: CalendarDay): readonly DateFact[] {
  const t = useTranslations("relationships");
  const language = useLocale();
  const format = useFormat();
  const words = useRelationshipWords(today);
  return dateFacts(relationship, today, { t, language, format, words });
}

type Voice = {
  readonly t: ReturnType<typeof useTranslations<"relationships">>;
  readonly language: Language;
  readonly format: Format;
  readonly words: RelationshipWords;
};

export function dateFacts(
  relationship: Relationship,
  today: CalendarDay,
  { t, language, format, words }: Voice,
): readonly DateFact[] {
  const measured = relationshipDuration(relationship, today);
  const isToTheDay = measured.ok && !measured.isApproximate;
  const length = isToTheDay ? format.dayCount(measured.days) : null;
  const isOngoing = relationship.status === "ongoing";

  function single({ start_date, end_date }: Period): Omit<DateFact, "id"> | null {
    if (start_date && end_date) {
      const dates = `${format.vagueDate(start_date)} – ${format.vagueDate(end_date)}`;
      return {
        label: t("page.fact.dates"),
        value: start_date === end_date ? format.vagueDate(start_date) : dates,
      };
    }
    if (start_date) {
      return {
        label: t(isOngoing ? "page.fact.since" : "page.fact.start"),
        value: format.vagueDate(start_date),
      };
    }
    return end_date ? { label: t("page.fact.end"), value: format.vagueDate(end_date) } : null;
  }

  /** In a list of periods the label is their number, so the value says which end is known. */
  function oneOfSeveral(period: Period, isLast: boolean): string {
    const { start_date, end_date } = period;
    if (start_date && end_date) return single(period)?.value ?? "";
    if (start_date) return datePhrase(start_date, isLast && isOngoing ? "since" : "counting", language);
    return end_date ? datePhrase(end_date, "until", language) : "";
  }

  const { periods, ...first } = orderPeriods(relationship);
  if (periods.length === 0) {
    const only = single(first);
    if (!only) return [];
    return [{ ...only, id: "dates", value: length ? `${only.value}, ${length}` : only.value }];
  }
  const times = [first, ...periods].map((period, index) => ({
    id: `time-${index + 1}`,
    label: t("time", { place: index + 1 }),
    value: oneOfSeveral(period, index === periods.length),
  }));
  const inAll = length ?? words.duration(relationship);
  return inAll === null ? times : [...times, { id: "all", label: t("page.fact.duration"), value: inAll }];
}
