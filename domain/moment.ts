/** A dated entry of the journal, on a relationship or on none. */
import { z } from "zod";
import { cleanLine, cleanText } from "./clean-text.ts";
import { vagueDateSchema } from "./vague-date.ts";
import { idSchema } from "./wire.ts";

/** 5 Bright, 4 Gentle, 3 Even, 2 Heavy, 1 Stormy (look.md, "Behaviour"). Stored as the number. */
export const moods = { stormy: 1, heavy: 2, even: 3, gentle: 4, bright: 5 } as const;
export type MoodName = keyof typeof moods;
export const moodSchema = z.int().min(1).max(5);

export const wordLimit = 120;
export const momentTextLimit = 50_000;
export const tagLimit = 40;

export const momentFieldsSchema = z.strictObject({
  relationship_id: idSchema.nullable().default(null),
  occurred_on: vagueDateSchema,
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
  place: z.string().transform(cleanLine).pipe(z.string().max(120)).nullable().default(null),
  is_milestone: z.boolean().default(false),
  /** A letter to later me: unreadable on screen before this day, `YYYY-MM-DD`. */
  sealed_until: z.iso.date().nullable().default(null),
  /** The page that closes a path, written with care; it may be written long after, or before (game/acts.ts). */
  is_closing: z.boolean().default(false),
  /** The first day the person came back to read this page, `YYYY-MM-DD`; written once. */
  reread_on: z.iso.date().nullable().default(null),
});
export type MomentFields = z.infer<typeof momentFieldsSchema>;

export type Moment = MomentFields & {
  readonly id: string;
  readonly user_id: string;
  readonly rev: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
};
