/** Validates a date on the wire. Separate from the rules on dates, so that a first page does not load zod. */
import { z } from "zod";
import { isVagueDate, type VagueDate } from "./vague-date.ts";

export const vagueDateSchema = z
  .string()
  .refine(isVagueDate, "not_a_date")
  .transform((text) => text as VagueDate);
