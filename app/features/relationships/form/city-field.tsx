import { useTranslations } from "use-intl/react";
import { CityBox } from "#app/words/cities/city-box.tsx";
import { type FormPart, useIssueWords } from "./form-part.ts";

export function CityField({ draft, issues, change }: FormPart) {
  const t = useTranslations("relationships.form");
  const wrong = useIssueWords(issues);
  return (
    <CityBox
      city={draft.city}
      place={draft.cityPlace}
      error={wrong("city")}
      onChange={(city, cityPlace) => change({ city, cityPlace })}
      label={t("city")}
      keepLabel={(typed) => t("keepCity", { typed })}
      credit={t("cityCredit")}
      countLabel={(count) => t("cityCount", { count })}
    />
  );
}
