import { v5 } from "uuid";

/**
 * The id that a row of another journal has in this person's: always the same one, by whatever road it comes, so that nothing comes twice, and another
 * one for each person. The time in it stays: by it the Game knows when something was written (domain/time/written-at.ts).
 */
export function movedId(id: string, personId: string): string {
  return id.slice(0, 15) + v5(id, personId).slice(15);
}
