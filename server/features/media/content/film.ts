/** A video while it is parsed. The number of parts is limited, because a few bytes can nest and repeat parts without end. */
import { Unreadable } from "./unreadable.ts";

export type Film = { readonly bytes: Buffer; left: number };

/** Several times the parts in ten megabytes of real video. */
const partLimit = 200_000;

export const openFilm = (bytes: Buffer): Film => ({ bytes, left: partLimit });

/** @throws Unreadable when there are too many parts */
export function countPart(film: Film): void {
  film.left -= 1;
  if (film.left < 0) throw new Unreadable();
}
