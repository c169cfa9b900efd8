import { MapPin } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Combobox } from "#app/ui/choices/combobox.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import type { CityPlace } from "#domain/cities/city-place.ts";
import { useCityOptions } from "./use-city-options.ts";

type CityBoxProps = {
  city: string;
  /** Null for a city that was typed freely. */
  place: CityPlace | null;
  error: string | undefined;
  onChange: (city: string, place: CityPlace | null) => void;
};

/** Completed on this device, from the file of towns; any text is valid. Within `fieldNames`. */
export function CityBox({ city, place, error, onChange }: CityBoxProps) {
  const t = useTranslations("fields.cities");
  const { labelOf } = useFieldWords();
  const format = useFormat();
  const cities = useCityOptions(place ? "" : city);
  return (
    <Combobox
      label={labelOf("city")}
      keepLabel={(typed) => t("keep", { typed })}
      credit={t("credit")}
      countLabel={(count) => t("count", { count })}
      error={error}
      name="city"
      icon={MapPin}
      value={city}
      options={cities.map(({ geoname_id, name, region, country }) => ({
        id: String(geoname_id),
        label: name,
        detail: [region, format.country(country)].filter((part) => part !== "").join(", "),
      }))}
      onChange={(typed) => onChange(typed, null)}
      onPick={({ id }) => {
        const picked = cities.find((one) => String(one.geoname_id) === id);
        if (!picked) return;
        const { name, geoname_id, country, lat, lon } = picked;
        onChange(name, { geoname_id, country, lat, lon });
      }}
    />
  );
}
