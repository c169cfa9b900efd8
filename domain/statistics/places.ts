/** Meeting places and cities of the journal: at the scale of a city, never of an address. */
import type { MomentFields } from "#domain/moment/moment.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { Entries } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";
import { type Group, gatherByLabel, groupByLabel, groupOf } from "./groups.ts";

export type CityGroup = Group & {
  /** True when it is the city of a relationship or of a moment; a place of a moment alone may be a station or a café. */
  readonly isCity: boolean;
  /** Degrees; null when the city was typed freely: it is in the table, not on the map. */
  readonly position: { readonly lat: number; readonly lon: number; readonly country: string } | null;
  readonly relationshipIds: readonly string[];
  /** They determine the size on the map. */
  readonly momentIds: readonly string[];
};

export type Places = {
  /** Meeting places; based on the relationships that have one. */
  readonly meeting: Figure<readonly Group[]>;
  /** Based on the relationships with a city and the moments with a place; the most frequent first. */
  readonly cities: Figure<readonly CityGroup[]>;
  /** Moments with a place of their own, and those that are counted in the city of their person. */
  readonly own: readonly string[];
  readonly inherited: readonly string[];
  /** Moments without any place. */
  readonly placeless: readonly string[];
};

/** A moment counts in its own city, else at its own place; without one, in the city of its relationship. */
export function countPlaces({ relationships, moments }: Entries): Places {
  const people = relationships.map(({ relationship }) => relationship);
  const met = people.flatMap(({ id, meeting_place }) =>
    meeting_place ? [{ id, label: meeting_place }] : [],
  );
  const cityOf = new Map(people.map(({ id, city }) => [id, townOf(city)]));
  const lived = people
    .map(({ id }) => ({ id, label: cityOf.get(id) ?? "", isMoment: false }))
    .filter(({ label }) => label !== "");
  const chosen = moments.map(({ moment: { city } }) => townOf(city));
  const cities = new Set([...cityOf.values(), ...chosen].map(foldText).filter((city) => city !== ""));
  const written = moments.map(({ moment }) => {
    const { id, relationship_id } = moment;
    const own = ownTownOf(moment);
    return { id, label: own || (cityOf.get(relationship_id ?? "") ?? ""), isMoment: true, isOwn: own !== "" };
  });
  const placed = [...lived, ...written.filter(({ label }) => label !== "")];
  const positions = knownPositions([...moments.map(({ moment }) => moment), ...people]);
  return {
    meeting: figureOf(idsOf(met), () => groupByLabel(met)),
    cities: figureOf(idsOf(placed), () =>
      gatherByLabel(placed).map(({ label, entries }) => ({
        ...groupOf(label, entries),
        isCity: cities.has(foldText(label)),
        position: positions.get(foldText(label)) ?? null,
        relationshipIds: idsOf(entries.filter(({ isMoment }) => !isMoment)),
        momentIds: idsOf(entries.filter(({ isMoment }) => isMoment)),
      })),
    ),
    own: idsOf(written.filter(({ isOwn }) => isOwn)),
    inherited: idsOf(written.filter(({ label, isOwn }) => !isOwn && label !== "")),
    placeless: idsOf(written.filter(({ label }) => label === "")),
  };
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

/** The part before the first comma: « Marseille, calanque de Sormiou » is Marseille. */
function townOf(place: string | null): string {
  if (place === null) return "";
  const comma = place.indexOf(",");
  return (comma < 0 ? place : place.slice(0, comma)).trim();
}

/** The city of a moment, else the town its place begins with. */
export function ownTownOf({ city, place }: Pick<MomentFields, "city" | "place">): string {
  return townOf(city) || townOf(place);
}

function knownPositions(rows: readonly Pick<MomentFields, "city" | "city_place">[]) {
  const positions = new Map<string, NonNullable<CityGroup["position"]>>();
  for (const { city, city_place } of rows) {
    if (!city || !city_place) continue;
    const { lat, lon, country } = city_place;
    positions.set(foldText(townOf(city)), { lat, lon, country });
  }
  return positions;
}
