/** What of the Game is kept under the local key and in the backup (specification, sections 3 and 4). */
import { z } from "zod";
import { isCalendarDay } from "#domain/time/calendar-day.ts";
import { trophies } from "./rules.ts";

const daySchema = z.string().refine(isCalendarDay, "not_a_date");

/** The settings are the person's; the rest is a copy for those who read the backup, always computed anew from the journal. */
const gameProgressSchema = z.object({
  isOn: z.boolean().default(true),
  /** Pauses chosen by the person; `end` null: until further notice. */
  pauses: z
    .array(z.object({ start: daySchema, end: daySchema.nullable() }))
    .max(100)
    .default([]),
  points: z.int().nonnegative().default(0),
  level: z.int().min(0).max(9).default(0),
  trophies: z
    .array(z.object({ id: z.string().max(40), day: daySchema.nullable() }))
    .max(trophies.length)
    .default([]),
});
export type GameProgress = z.infer<typeof gameProgressSchema>;

/** Anything unreadable is a fresh start: the journal gives the score back. */
export function readProgress(stored: unknown): GameProgress {
  const parsed = gameProgressSchema.safeParse(stored);
  return parsed.success ? parsed.data : gameProgressSchema.parse({});
}
