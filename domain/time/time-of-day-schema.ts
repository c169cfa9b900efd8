/** Validates a time of day on the wire. Separate from the rules, so that a first page does not load zod. */
import { z } from "zod";
import { isTimeOfDay, type TimeOfDay } from "./time-of-day.ts";

export const timeOfDaySchema = z
  .string()
  .refine(isTimeOfDay)
  .transform((text) => text as TimeOfDay);
