/** Cities that begin like what is typed, from the server; none without a network: what is typed is good enough. */
import { useEffect, useState } from "react";
import { callApi } from "#app/lib/api-client.ts";
import { isRecord } from "#app/lib/person.ts";

export type CityOption = {
  readonly geoname_id: number;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
};

const pause = 150;
const none: readonly CityOption[] = [];

export function useCityOptions(typed: string): readonly CityOption[] {
  const [found, setFound] = useState<{ typed: string; options: readonly CityOption[] }>({
    typed: "",
    options: none,
  });
  const asked = typed.trim();
  useEffect(() => {
    if (asked.length < 2) return;
    let isGone = false;
    const timer = setTimeout(async () => {
      const { data, error } = await callApi(`/api/cities?limit=6&q=${encodeURIComponent(asked)}`);
      if (!isGone && !error && Array.isArray(data)) setFound({ typed: asked, options: data.filter(isCity) });
    }, pause);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return found.typed === asked ? found.options : none;
}

function isCity(value: unknown): value is CityOption {
  return (
    isRecord(value) &&
    typeof value.geoname_id === "number" &&
    typeof value.name === "string" &&
    typeof value.region === "string" &&
    typeof value.country === "string" &&
    typeof value.lat === "number" &&
    typeof value.lon === "number"
  );
}
