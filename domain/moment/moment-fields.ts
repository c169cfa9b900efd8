/** The fields of a moment that a person may write, validated one by one. */
import { z } from "zod";
import { cityPlaceSchema } from "#domain/cities/city-place.ts";
import { line, lines, someLine } from "#domain/text/text-schemas.ts";
import { timeOfDaySchema } from "#domain/time/time-of-day-schema.ts";
import { vagueDateSchema } from "#domain/time/vague-date-schema.ts";
import type { Shape } from "#domain/wire/field-traits.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { momentTraits } from "./moment-traits.ts";

const { mood, word, text, place, city, tags } = momentTraits;
const moodSchema = z.int().min(mood.min).max(mood.max);

export const momentFieldsSchema = z.strictObject({
  relationship_id: idSchema.nullable().default(null),
  occurred_on: vagueDateSchema,
  /** On that day, exact or vague; for the order within it (moment-order.ts). */
  time_of_day: timeOfDaySchema.nullable().default(null),
  mood: moodSchema.nullable().default(null),
  feeling_before: moodSchema.nullable().default(null),
  feeling_during: moodSchema.nullable().default(null),
  feeling_after: moodSchema.nullable().default(null),
  /** The word or title of the moment. */
  word: line(word.max).default(""),
  text: lines(text.max).default(""),
  tags: z.array(someLine(tags.max)).max(tags.count).default([]),
  place: line(place.max).nullable().default(null),
  /** Where it was, at the scale of a city; null: in that of its person, as far as is known. */
  city: line(city.max).nullable().default(null),
  city_place: cityPlaceSchema.nullable().default(null),
  is_milestone: z.boolean().default(false),
  /** A letter to one's later self: not shown before this day, `YYYY-MM-DD`. */
  sealed_until: z.iso.date().nullable().default(null),
  /** A closing page of a relationship; it may be written long after the end, or before it (domain/game/facts.ts). */
  is_closing: z.boolean().default(false),
  /** The first day the page was read again, `YYYY-MM-DD`; written once. */
  reread_on: z.iso.date().nullable().default(null),
} satisfies Shape<typeof momentTraits>);
