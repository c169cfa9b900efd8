import { useTranslations } from "use-intl/react";
import { CityBox } from "#app/words/cities/city-box.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { type MomentPart, useMomentIssue } from "./moment-part.ts";

/** The city a moment was in, where it is not that of its person: by it the moment stands on the map. */
export function MomentCityField(part: MomentPart) {
  const t = useTranslations("moments.field");
  const { labelOf } = useFieldWords();
  const { draft, change } = part;
  return (
    <CityBox
      city={draft.city}
      place={draft.cityPlace}
      error={useMomentIssue(part)("city")}
      onChange={(city, cityPlace) => change({ city, cityPlace })}
      label={labelOf("city")}
      keepLabel={(typed) => t("keepCity", { typed })}
      credit={t("cityCredit")}
      countLabel={(count) => t("cityCount", { count })}
    />
  );
}
