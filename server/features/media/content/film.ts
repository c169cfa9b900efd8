/** A video while it is read. What a few bytes can nest and repeat without end is counted, so that reading it ends soon. */
import { Unreadable } from "./unreadable.ts";

export type Film = { readonly bytes: Buffer; left: number };

/** Some times what ten megabytes of real film hold. */
const partLimit = 200_000;

export const openFilm = (bytes: Buffer): Film => ({ bytes, left: partLimit });

/** @throws Unreadable when there were too many */
export function countPart(film: Film): void {
  film.left -= 1;
  if (film.left < 0) throw new Unreadable();
}
