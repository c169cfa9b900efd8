/** Checks a date of the wire. Apart from the rules on dates, so that a first page can be drawn without the parser. */
import { z } from "zod";
import { isVagueDate, type VagueDate } from "./vague-date.ts";

export const vagueDateSchema = z
  .string()
  .refine(isVagueDate, "not_a_date")
  .transform((text) => text as VagueDate);
