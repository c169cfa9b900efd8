/** A relationship as the person keeps it (specification, section 3; wire names are ours where "not shown"). */
import { z } from "zod";
import { cleanLine, cleanText } from "./clean-text.ts";
import { vagueDateSchema } from "./vague-date.ts";

export const relationshipStatuses = ["ongoing", "ended"] as const;
export type RelationshipStatus = (typeof relationshipStatuses)[number];
export const relationshipTypes = ["serious", "casual", "fling", "fwb", "other"] as const;
export type RelationshipType = (typeof relationshipTypes)[number];
/** "folded" is out of sight but listed last; "sealed" is hidden until opened (decisions, "Folding and sealing"). */
export const veils = ["open", "folded", "sealed"] as const;
export type Veil = (typeof veils)[number];

export const nameLimit = 80;
export const placeLimit = 120;
export const notesLimit = 20_000;
export const ageRange = { min: 0, max: 120 } as const;

/** A city chosen from the completion list: GeoNames id, position in degrees. Null when typed freely. */
export const cityPlaceSchema = z.strictObject({
  geoname_id: z.int().positive(),
  country: z.string().regex(/^[A-Z]{2}$/),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

/** One stretch of an on-again, off-again relationship, besides the first. */
export const periodSchema = z.strictObject({
  start_date: vagueDateSchema.nullable(),
  end_date: vagueDateSchema.nullable(),
});
export type Period = z.infer<typeof periodSchema>;

/** What the person may write. Everything but the name is optional. */
export const relationshipFieldsSchema = z.strictObject({
  name: z.string().transform(cleanLine).pipe(z.string().min(1).max(nameLimit)),
  age: z.int().min(ageRange.min).max(ageRange.max).nullable().default(null),
  city: z.string().transform(cleanLine).pipe(z.string().max(placeLimit)).nullable().default(null),
  city_place: cityPlaceSchema.nullable().default(null),
  meeting_place: z.string().transform(cleanLine).pipe(z.string().max(placeLimit)).nullable().default(null),
  start_date: vagueDateSchema.nullable().default(null),
  end_date: vagueDateSchema.nullable().default(null),
  periods: z.array(periodSchema).max(50).default([]),
  status: z.enum(relationshipStatuses).default("ongoing"),
  type: z.enum(relationshipTypes).default("other"),
  rating: z.int().min(1).max(5).nullable().default(null),
  notes: z.string().transform(cleanText).pipe(z.string().max(notesLimit)).default(""),
  veil: z.enum(veils).default("open"),
  /** The day it opens again by itself, `YYYY-MM-DD`; null: until changed. */
  veil_until: z.iso.date().nullable().default(null),
});
export type RelationshipFields = z.infer<typeof relationshipFieldsSchema>;

/** A relationship as device and server hold it. `media` is written by uploads only, never by the form. */
export type Relationship = RelationshipFields & {
  readonly id: string;
  readonly user_id: string;
  readonly media: readonly string[];
  readonly rev: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
};
