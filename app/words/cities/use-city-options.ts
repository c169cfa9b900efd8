/** Cities that start like the input, from this device; none while the file is missing: any text is valid. */
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocale } from "use-intl/react";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import type { City } from "#domain/cities/city.ts";
import type { NearCities } from "#domain/cities/find-cities.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CityFinder } from "./city-finder.ts";

const none: readonly City[] = [];

export function useCityOptions(typed: string): readonly City[] {
  const [found, setFound] = useState({ typed: "", cities: none });
  const finder = useRef<CityFinder>(null);
  const near = useNearCities();
  const asked = typed.trim();
  const question = useRef({ asked, near });
  question.current = { asked, near };

  useEffect(() => {
    let isGone = false;
    void import("./city-finder.ts").then(({ openCityFinder }) => {
      if (isGone) return;
      finder.current = openCityFinder((answered, cities) => setFound({ typed: answered, cities }));
      const { asked, near } = question.current;
      if (asked !== "") finder.current.ask(asked, near);
    }, ignore);
    return () => {
      isGone = true;
      finder.current?.close();
      finder.current = null;
    };
  }, []);
  useEffect(() => {
    if (asked !== "") finder.current?.ask(asked, near);
  }, [asked, near]);
  return found.typed === asked ? found.cities : none;
}

/** When the file cannot be loaded, the field works without completion. */
const ignore = () => undefined;

function useNearCities(): NearCities {
  const relationships = useRelationships();
  const language = useLocale();
  // The language chosen here too: its person may sit at a device that speaks another.
  return useMemo(
    () => nearCities(relationships ?? [], [language, ...navigator.languages]),
    [relationships, language],
  );
}

function nearCities(
  relationships: readonly Pick<Relationship, "city_place">[],
  languages: readonly string[],
): NearCities {
  const places = relationships.flatMap(({ city_place }) => city_place ?? []);
  return {
    countries: [...new Set([...places.map(({ country }) => country), ...languages.flatMap(regionOf)])],
    ids: [...new Set(places.map(({ geoname_id }) => geoname_id))],
  };
}

/** `fr-CA` says Canada; a bare `fr` its likeliest country (Unicode, likely subtags). */
function regionOf(language: string): readonly string[] {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region ? [region] : [];
  } catch {
    return [];
  }
}
