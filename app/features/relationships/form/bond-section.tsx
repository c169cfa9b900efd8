import { useTranslations } from "use-intl/react";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { RatingField } from "#app/ui/choices/rating-field.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { relationshipTypes } from "#domain/relationship/relationship.ts";
import type { FormPart } from "./form-part.ts";
import { FormSection } from "./form-section.tsx";

export function BondSection({ draft, change }: FormPart) {
  const t = useTranslations("relationships");
  const { labelOf } = useFieldWords();
  return (
    <FormSection id="bond" title={t("form.section.bond")}>
      <RadioRows
        label={labelOf("type")}
        columns={3}
        value={draft.type}
        onChange={(type) => change({ type })}
        options={relationshipTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <RatingField
        label={labelOf("rating")}
        labelPlace="beside"
        value={draft.rating}
        onChange={(rating) => change({ rating })}
        describe={(step) => t("rating.of", { rating: String(step) })}
        clearLabel={t("form.clearRating")}
      />
    </FormSection>
  );
}
