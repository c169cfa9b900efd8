/**
 * A date as precisely as someone remembers it, written as EDTF (ISO 8601-2): `2019`, `2019-21` (spring; 22 summer,
 * 23 autumn, 24 winter), `2019-05`, `2019-05-14`.
 */
import { z } from "zod";
import type { Branded } from "./wire.ts";

export type VagueDate = Branded<string, "VagueDate">;

const pattern = /^(\d{4})(?:-(0[1-9]|1[0-2]|2[1-4])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

export const vagueDateSchema = z.string().refine(isVagueDate).transform((text) => text as VagueDate);

/** Years 1900 to 2200; a day must exist in its month; a season has no day. */
export function isVagueDate(text: string): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  const [, year, middle, day] = match;
  if (Number(year) < 1900 || Number(year) > 2200) return false;
  if (day === undefined) return true;
  if (Number(middle) > 12) return false;
  return new Date(Date.UTC(Number(year), Number(middle) - 1, Number(day))).getUTCDate() === Number(day);
}
