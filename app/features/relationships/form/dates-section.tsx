import { useTranslations } from "use-intl/react";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { relationshipStatuses } from "#domain/relationship/relationship.ts";
import { type FormPart, useIssueWords } from "./form-part.ts";
import { FormSection } from "./form-section.tsx";
import { OtherTimes } from "./other-times.tsx";
import { hasEnd } from "./relationship-draft.ts";
import { TimeFields } from "./time-fields.tsx";

export function DatesSection(part: FormPart) {
  const { draft, issues, change, today } = part;
  const t = useTranslations("relationships");
  const { labelOf } = useFieldWords();
  const wrong = useIssueWords(issues);
  const isSeveral = draft.periods.length > 0;
  return (
    <FormSection id="dates" title={t("form.section.dates")}>
      <Segmented
        label={labelOf("status")}
        labelPlace="beside"
        value={draft.status}
        onChange={(status) => change({ status })}
        options={relationshipStatuses.map((value) => ({ value, label: t(`form.status.${value}`) }))}
      />
      <Stack gap={4} {...(isSeveral && { role: "group", "aria-label": t("time", { place: 1 }) })}>
        {isSeveral && (
          <Heading as="h3" size="label">
            {t("time", { place: 1 })}
          </Heading>
        )}
        <TimeFields
          time={draft}
          status={draft.status}
          hasEnd={hasEnd(draft)}
          names={{ start: "start_date", end: "end_date" }}
          errors={{ start: wrong("start_date"), end: wrong("end_date") }}
          today={today}
          onChange={change}
        />
      </Stack>
      <OtherTimes {...part} />
    </FormSection>
  );
}
