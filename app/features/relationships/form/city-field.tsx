import { MapPin } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Combobox } from "#app/ui/choices/combobox.tsx";
import { type FormPart, useIssueWords } from "./form-part.ts";
import { useCityOptions } from "./use-city-options.ts";

/** Completed on this device, from the file of towns; any text is valid. */
export function CityField({ draft, issues, change }: FormPart) {
  const t = useTranslations("relationships.form");
  const format = useFormat();
  const wrong = useIssueWords(issues);
  const cities = useCityOptions(draft.cityPlace ? "" : draft.city);
  return (
    <Combobox
      label={t("city")}
      name="city"
      icon={MapPin}
      value={draft.city}
      error={wrong("city")}
      options={cities.map(({ geoname_id, name, region, country }) => ({
        id: String(geoname_id),
        label: name,
        detail: [region, format.country(country)].filter((part) => part !== "").join(", "),
      }))}
      onChange={(city) => change({ city, cityPlace: null })}
      onPick={({ id }) => {
        const city = cities.find((one) => String(one.geoname_id) === id);
        if (!city) return;
        const { name, geoname_id, country, lat, lon } = city;
        change({ city: name, cityPlace: { geoname_id, country, lat, lon } });
      }}
      keepLabel={(typed) => t("keepCity", { typed })}
      credit={t("cityCredit")}
      countLabel={(count) => t("cityCount", { count })}
    />
  );
}
