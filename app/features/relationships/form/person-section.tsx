import { useTranslations } from "use-intl/react";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { CityBox } from "#app/words/cities/city-box.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { isUnderage } from "#domain/relationship/relationship-rules.ts";
import { findSurname } from "#domain/text/sensitive-text.ts";
import { type FormPart, useIssueWords } from "./form-part.ts";
import { FormSection } from "./form-section.tsx";
import { SensitiveRemark } from "./notes-section.tsx";

export function PersonSection({ draft, issues, change }: FormPart) {
  const t = useTranslations("relationships.form");
  const { labelOf } = useFieldWords();
  const wrong = useIssueWords(issues);
  return (
    <FormSection id="person" title={t("section.person")} isFirst>
      <Columns template="halves">
        <TextField
          label={labelOf("name")}
          name="name"
          autoComplete="off"
          required
          value={draft.name}
          error={wrong("name")}
          below={findSurname(draft.name) && <Remark>{t("sensitive.surname")}</Remark>}
          onChange={({ target }) => change({ name: target.value })}
        />
        <CityBox
          city={draft.city}
          place={draft.cityPlace}
          error={wrong("city")}
          onChange={(city, cityPlace) => change({ city, cityPlace })}
        />
        <TextField
          label={labelOf("meeting_place")}
          name="meeting_place"
          autoComplete="off"
          placeholder={t("meetingPlaceHint")}
          value={draft.meetingPlace}
          error={wrong("meeting_place")}
          below={<SensitiveRemark text={draft.meetingPlace} name={draft.name} />}
          onChange={({ target }) => change({ meetingPlace: target.value })}
        />
        <TextField
          label={labelOf("age")}
          name="age"
          inputMode="numeric"
          autoComplete="off"
          value={draft.age}
          error={wrong("age")}
          below={isWrittenUnderage(draft.age) && <Remark tone="warn">{t("underage")}</Remark>}
          onChange={({ target }) => change({ age: target.value })}
        />
      </Columns>
    </FormSection>
  );
}

function isWrittenUnderage(text: string): boolean {
  const age = Number(text);
  return text.trim() !== "" && Number.isInteger(age) && age >= 0 && isUnderage({ age });
}
