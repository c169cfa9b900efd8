/** A dated entry of the journal, on a relationship or on none. */
import type { z } from "zod";
import type { momentFieldsSchema } from "./moment-fields.ts";

/** 5 Bright, 4 Gentle, 3 Even, 2 Heavy, 1 Stormy (look.md, "Behaviour"). Stored as the number. */
export const moods = { stormy: 1, heavy: 2, even: 3, gentle: 4, bright: 5 } as const;
export type MoodName = keyof typeof moods;
/** From bright to stormy, as they are shown. */
export const moodOrder: readonly MoodName[] = ["bright", "gentle", "even", "heavy", "stormy"];

export type MomentFields = z.infer<typeof momentFieldsSchema>;

export type Moment = MomentFields & {
  readonly id: string;
  readonly user_id: string;
  readonly rev: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
};
