/** What each field of a relationship is. */
import type { TableTraits } from "#domain/wire/field-traits.ts";
import { nameLimit } from "./relationship.ts";

export const relationshipTraits = {
  name: { max: nameLimit, blank: "" },
  age: { min: 0, max: 120 },
  city: { max: 120, group: "city" },
  city_place: { group: "city" },
  meeting_place: { max: 120 },
  status: { group: "time" },
  start_date: { group: "time" },
  end_date: { group: "time" },
  periods: { count: 50, group: "time" },
  type: {},
  rating: { min: 1, max: 5 },
  notes: { max: 20_000, isText: true, hasLines: true },
  veil: { group: "veil", isApart: true },
  veil_until: { group: "veil", isApart: true },
  lisa_may_read: { isApart: true },
  media: { serverBlank: [] },
} as const satisfies TableTraits;
