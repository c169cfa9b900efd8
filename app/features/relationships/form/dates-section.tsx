import { useLocale, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Columns } from "#app/ui/columns.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { relationshipStatuses } from "#domain/relationship.ts";
import { relationshipDuration } from "#domain/relationship-duration.ts";
import { type FormPart, useIssueWords } from "./form-part.ts";
import { FormSection } from "./form-section.tsx";
import { readDates } from "./read-dates.ts";
import { hasEnd } from "./relationship-draft.ts";
import { VagueDateField } from "./vague-date-field.tsx";

export function DatesSection({ draft, issues, change, today }: FormPart) {
  const t = useTranslations("relationships.form");
  const language = useLocale();
  const format = useFormat();
  const wrong = useIssueWords(issues);
  const measured = relationshipDuration({ ...readDates(draft, language, today), periods: [] }, today);
  const length =
    measured.ok && measured.days > 0
      ? t("understood.lasted", { duration: format.duration(measured.duration) })
      : undefined;
  return (
    <FormSection id="dates" title={t("section.dates")}>
      <Segmented
        label={t("status.label")}
        labelPlace="beside"
        value={draft.status}
        onChange={(status) => change({ status })}
        options={relationshipStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <Columns template="halves">
        <VagueDateField
          label={t("start")}
          name="start_date"
          edge="start"
          value={draft.start}
          error={wrong("start")}
          today={today}
          note={hasEnd(draft) ? undefined : length}
          onChange={(start) => change({ start })}
        />
        {hasEnd(draft) && (
          <VagueDateField
            label={t("end")}
            name="end_date"
            edge="end"
            value={draft.end}
            error={wrong("end")}
            today={today}
            note={draft.end.trim() === "" ? undefined : length}
            onChange={(end) => change({ end })}
          />
        )}
      </Columns>
    </FormSection>
  );
}
