/** What a relationship says of itself in a list, on its page and in the preview of its form. */
import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { type Format, useFormat } from "#app/lib/format/use-format.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import { usePartnerWord, withPartnerWord } from "#app/words/partner-word.ts";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import {
  allPeriods,
  isTooVague,
  type MeasuredDuration,
  relationshipDuration,
} from "#domain/relationship/relationship-duration.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ceilingDuration } from "#domain/time/duration.ts";
import { compareVagueDates, type VagueDate } from "#domain/time/vague-date.ts";
import { about, atLeast, datePhrase, lessThan } from "./date-phrases.ts";

type Dated = Pick<RelationshipFields, "start_date" | "end_date" | "periods" | "status">;

type Placed = Dated & Pick<RelationshipFields, "city">;

export type RelationshipWords = ReturnType<typeof relationshipWords>;

export function useRelationshipWords(today: CalendarDay): RelationshipWords {
  const format = useFormat();
  const language = useLocale();
  const t = useTranslations("relationships");
  const partner = usePartnerWord();
  return useMemo(
    () => relationshipWords(today, { format, language, t, partner }),
    [format, language, partner, t, today],
  );
}

type Voice = {
  readonly format: Format;
  readonly language: Language;
  readonly t: ReturnType<typeof useTranslations<"relationships">>;
  readonly partner: string | null;
};

export function relationshipWords(today: CalendarDay, { format, language, t, partner }: Voice) {
  /** "seven months"; "about one year"; "less than three months" within one spring; null while its dates do not tell. */
  function duration(relationship: Dated): string | null {
    const measured = relationshipDuration(relationship, today);
    return measured.ok ? measuredWords(measured) : null;
  }

  function measuredWords(measured: MeasuredDuration): string {
    if (isTooVague(measured))
      return lessThan(format.duration(ceilingDuration(measured.atMost + 1)), language);
    const said = format.duration(measured.duration);
    if (!measured.isApproximate) return said;
    // Exact dates, but not of all its times.
    return measured.precision === "day" ? atLeast(said, language) : about(said, language);
  }

  /** "since July 2025", "Sept 2024 to Apr 2025"; null without a date. */
  function period(relationship: Dated): string | null {
    const { start, end } = outerDates(relationship);
    if (start && end) return format.vagueRange(start, end);
    if (start) return datePhrase(start, relationship.status === "ongoing" ? "since" : "counting", language);
    return end ? datePhrase(end, "until", language) : null;
  }

  /** "Together for seven months, in Lyon, from September 2024 to spring 2025." */
  function sentence(relationship: Placed): string {
    const parts = [togetherIn(relationship), when(relationship)];
    return `${parts.filter((part) => part !== null).join(", ")}.`;
  }

  /** "Together for seven months, in Lyon" */
  function togetherIn(relationship: Placed): string {
    const { city } = relationship;
    const parts = [together(relationship), city === null ? null : inPlace(city, language)];
    return parts.filter((part) => part !== null).join(", ");
  }

  /** The duration in a row: "eight months"; "eight months in all" beside dates between which they were not always together. */
  function lasting(relationship: Dated): string | null {
    const said = duration(relationship);
    return said !== null && relationship.periods.length > 0 ? t("inAll", { duration: said }) : said;
  }

  function when(relationship: Dated): string | null {
    const { start, end } = outerDates(relationship);
    if (end === null) return null;
    if (start === null) return datePhrase(end, "until", language);
    if (start === end) return datePhrase(start, "at", language);
    return `${datePhrase(start, "from", language)} ${datePhrase(end, "to", language)}`;
  }

  /** "Partner, together for one year and four months", without its full stop. */
  function together(relationship: Dated): string {
    const said = length(relationship);
    return relationship.status === "ongoing" ? withPartnerWord(partner, said) : said;
  }

  function length(relationship: Dated): string {
    const said = duration(relationship);
    if (said === null) return t(`together.${relationship.status}`);
    const key = relationship.periods.length > 0 ? "inAll" : togetherKey[relationship.status];
    return t(`together.${key}`, { duration: said });
  }

  /** "4 out of 5" */
  function rating(value: number | null): string {
    return value === null ? t("rating.none") : t("rating.of", { rating: format.number(value) });
  }

  return { duration, lasting, measuredWords, period, sentence, together, togetherIn, rating };
}

const togetherKey = { ongoing: "since", ended: "lasted" } as const;

/** Over all its periods: the first beginning and the last end, or only since when it goes on. */
function outerDates(relationship: Dated): { start: VagueDate | null; end: VagueDate | null } {
  const periods = allPeriods(relationship);
  const starts = periods.flatMap(({ start_date }) => start_date ?? []).toSorted(compareVagueDates);
  const ends = periods.flatMap(({ end_date }) => end_date ?? []).toSorted(compareVagueDates);
  const open = periods.flatMap(({ start_date, end_date }) => (end_date === null && start_date) || []);
  const since = relationship.status === "ongoing" && open.toSorted(compareVagueDates).at(-1);
  if (since) return { start: since, end: null };
  return { start: starts[0] ?? null, end: ends.at(-1) ?? null };
}

/** "in Lyon", « à Lyon », « au Havre », « aux Sables-d’Olonne ». */
function inPlace(city: string, language: Language): string {
  if (language === "en") return `in ${city}`;
  const article = /^(le|les)\s+(?=\p{Lu})/iu.exec(city);
  if (!article) return `à ${city}`;
  return `${article[1]?.toLowerCase() === "le" ? "au" : "aux"} ${city.slice(article[0].length)}`;
}
