import { CityBox } from "#app/words/cities/city-box.tsx";
import { type MomentPart, useMomentIssue } from "./moment-part.ts";

/** The city a moment was in, where it is not that of its person: by it the moment stands on the map. */
export function MomentCityField(part: MomentPart) {
  const { draft, change } = part;
  return (
    <CityBox
      city={draft.city}
      place={draft.cityPlace}
      error={useMomentIssue(part)("city")}
      onChange={(city, cityPlace) => change({ city, cityPlace })}
    />
  );
}
