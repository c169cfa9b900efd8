/** The fields of a moment that a person may write, validated one by one. */
import { z } from "zod";
import { cityPlaceSchema } from "#domain/cities/city-place.ts";
import { cleanLine, cleanText } from "#domain/text/clean-text.ts";
import { timeOfDaySchema } from "#domain/time/time-of-day-schema.ts";
import { vagueDateSchema } from "#domain/time/vague-date-schema.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { momentPlaceLimit, momentTextLimit, tagLimit, wordLimit } from "./moment.ts";

const moodSchema = z.int().min(1).max(5);

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
  word: z.string().transform(cleanLine).pipe(z.string().max(wordLimit)).default(""),
  text: z.string().transform(cleanText).pipe(z.string().max(momentTextLimit)).default(""),
  tags: z
    .array(z.string().transform(cleanLine).pipe(z.string().min(1).max(tagLimit)))
    .max(30)
    .default([]),
  place: z.string().transform(cleanLine).pipe(z.string().max(momentPlaceLimit)).nullable().default(null),
  /** Where it was, at the scale of a city; null: in that of its person, as far as is known. */
  city: z.string().transform(cleanLine).pipe(z.string().max(momentPlaceLimit)).nullable().default(null),
  city_place: cityPlaceSchema.nullable().default(null),
  is_milestone: z.boolean().default(false),
  /** A letter to one's later self: not shown before this day, `YYYY-MM-DD`. */
  sealed_until: z.iso.date().nullable().default(null),
  /** A closing page of a relationship; it may be written long after the end, or before it (domain/game/facts.ts). */
  is_closing: z.boolean().default(false),
  /** The first day the page was read again, `YYYY-MM-DD`; written once. */
  reread_on: z.iso.date().nullable().default(null),
});
