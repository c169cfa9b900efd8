/** What each field of a moment is, in the order in which a history names them. */
import type { FormField, TableTraits } from "#domain/wire/field-traits.ts";

const step = { min: 1, max: 5 } as const;

export const momentTraits = {
  relationship_id: { parent: "relationships" },
  occurred_on: { blank: "" },
  time_of_day: {},
  mood: step,
  word: { max: 120, isText: true },
  text: { max: 50_000, isText: true, hasLines: true },
  place: { max: 120 },
  city: { max: 120, group: "city" },
  city_place: { group: "city" },
  tags: { max: 40, count: 30 },
  is_milestone: {},
  is_closing: {},
  feeling_before: step,
  feeling_during: step,
  feeling_after: step,
  sealed_until: {},
  reread_on: { isApart: true },
} as const satisfies TableTraits;

export type MomentFormField = FormField<typeof momentTraits>;
