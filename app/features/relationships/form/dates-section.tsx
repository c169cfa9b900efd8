import { useTranslations } from "use-intl/react";
import { Columns } from "#app/ui/columns.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Rule } from "#app/ui/rule.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { relationshipStatuses } from "#domain/relationship.ts";
import { type FormPart, useIssueWords } from "./form-part.ts";
import { hasEnd } from "./relationship-draft.ts";
import { VagueDateField } from "./vague-date-field.tsx";

export function DatesSection({ draft, issues, change, today }: FormPart) {
  const t = useTranslations("relationships.form");
  const wrong = useIssueWords(issues);
  return (
    <Stack as="section" id="dates" gap={5}>
      <Rule />
      <Heading>{t("section.dates")}</Heading>
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
          value={draft.start}
          error={wrong("start")}
          today={today}
          onChange={(start) => change({ start })}
        />
        {hasEnd(draft) && (
          <VagueDateField
            label={t("end")}
            name="end_date"
            value={draft.end}
            error={wrong("end")}
            today={today}
            onChange={(end) => change({ end })}
          />
        )}
      </Columns>
    </Stack>
  );
}
