import { useTranslations } from "use-intl/react";
import { Heading } from "#app/ui/heading.tsx";
import { RadioRows } from "#app/ui/radio-rows.tsx";
import { RatingField } from "#app/ui/rating-field.tsx";
import { Rule } from "#app/ui/rule.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { relationshipTypes } from "#domain/relationship.ts";
import type { FormPart } from "./form-part.ts";

export function BondSection({ draft, change }: FormPart) {
  const t = useTranslations("relationships");
  return (
    <Stack as="section" id="bond" gap={5}>
      <Rule />
      <Heading>{t("form.section.bond")}</Heading>
      <RadioRows
        label={t("form.type")}
        labelHidden
        columns={3}
        value={draft.type}
        onChange={(type) => change({ type })}
        options={relationshipTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <RatingField
        label={t("form.rating")}
        labelPlace="beside"
        value={draft.rating}
        onChange={(rating) => change({ rating })}
        describe={(step) => t("rating.of", { rating: String(step) })}
        clearLabel={t("form.clearRating")}
      />
    </Stack>
  );
}
