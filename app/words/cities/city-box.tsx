import { MapPin } from "lucide-react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Combobox } from "#app/ui/choices/combobox.tsx";
import type { CityPlace } from "#domain/cities/city-place.ts";
import { useCityOptions } from "./use-city-options.ts";

type CityBoxProps = {
  city: string;
  /** Null for a city that was typed freely. */
  place: CityPlace | null;
  error: string | undefined;
  onChange: (city: string, place: CityPlace | null) => void;
  label: string;
  keepLabel: (typed: string) => string;
  credit: string;
  countLabel: (count: number) => string;
};

/** Completed on this device, from the file of towns; any text is valid. */
export function CityBox({ city, place, onChange, ...field }: CityBoxProps) {
  const format = useFormat();
  const cities = useCityOptions(place ? "" : city);
  return (
    <Combobox
      {...field}
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
