import { useLocale, useTranslations } from "use-intl/react";
import { Columns } from "#app/ui/layout/columns.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import type { RelationshipStatus } from "#domain/relationship/relationship.ts";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useRelationshipWords } from "../../../words/relationship-words.ts";
import { readDate } from "./read-dates.ts";
import type { PeriodDraft } from "./relationship-draft.ts";
import { VagueDateField } from "./vague-date-field.tsx";

type TimeFieldsProps = {
  time: PeriodDraft;
  status: RelationshipStatus;
  hasEnd: boolean;
  /** Of the two fields; unique on the page. */
  names: { start: string; end: string };
  errors: { start: string | undefined; end: string | undefined };
  today: CalendarDay;
  onChange: (time: Partial<PeriodDraft>) => void;
};

/** When one time together began and ended, and how long that makes. */
export function TimeFields({ time, status, hasEnd, names, errors, today, onChange }: TimeFieldsProps) {
  const t = useTranslations("relationships.form");
  const { labelOf } = useFieldWords();
  const language = useLocale();
  const words = useRelationshipWords(today);
  const measured = relationshipDuration(
    {
      status,
      start_date: readDate(time.start, language, today),
      end_date: hasEnd ? readDate(time.end, language, today) : null,
      periods: [],
    },
    today,
  );
  const length =
    measured.ok && measured.days > 0
      ? t("understood.lasted", { duration: words.measuredWords(measured) })
      : undefined;
  return (
    <Columns template="halves">
      <VagueDateField
        label={labelOf("start_date")}
        name={names.start}
        edge="start"
        value={time.start}
        error={errors.start}
        today={today}
        note={hasEnd ? undefined : length}
        onChange={(start) => onChange({ start })}
      />
      {hasEnd && (
        <VagueDateField
          label={labelOf("end_date")}
          name={names.end}
          edge="end"
          value={time.end}
          error={errors.end}
          today={today}
          note={time.end.trim() === "" ? undefined : length}
          onChange={(end) => onChange({ end })}
        />
      )}
    </Columns>
  );
}
