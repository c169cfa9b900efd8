import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Period, Relationship } from "#domain/relationship.ts";
import { allPeriods, relationshipDuration } from "#domain/relationship-duration.ts";

type DateFact = { readonly label: string; readonly value: string };

/** "Since: 14 July 2025, 495 days"; one line per period when there were several. Vague dates give "about". */
export function useDateFacts(relationship: Relationship, today: CalendarDay): readonly DateFact[] {
  const t = useTranslations("relationships.page");
  const format = useFormat();
  const measured = relationshipDuration(relationship, today);
  const length = measured.ok
    ? measured.isApproximate
      ? t("aboutDays", { days: measured.days, count: format.number(measured.days) })
      : format.dayCount(measured.days)
    : null;

  function said({ start_date, end_date }: Period): DateFact[] {
    if (start_date && end_date) {
      const dates = `${format.vagueDate(start_date)} – ${format.vagueDate(end_date)}`;
      return [
        { label: t("fact.dates"), value: start_date === end_date ? format.vagueDate(start_date) : dates },
      ];
    }
    if (start_date) {
      const isOpen = relationship.status === "ongoing";
      return [{ label: t(isOpen ? "fact.since" : "fact.start"), value: format.vagueDate(start_date) }];
    }
    return end_date ? [{ label: t("fact.end"), value: format.vagueDate(end_date) }] : [];
  }

  const dates = allPeriods(relationship).flatMap(said);
  if (length === null || (measured.ok && measured.days === 0 && measured.isApproximate)) return dates;
  const [only] = dates;
  return only && dates.length === 1
    ? [{ ...only, value: `${only.value}, ${length}` }]
    : [...dates, { label: t("fact.duration"), value: length }];
}
