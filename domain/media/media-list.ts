/**
 * `relationships.media` as the specification counts and cleans it (sections 3, 5 and 9): an entry that is not a string,
 * or that starts with the scheme of a file on the device, is invalid.
 */

import type { Media } from "./media.ts";
import { mediaEntry } from "./upload.ts";

const localSchemes = [
  "file",
  "blob",
  "content",
  "capacitor",
  "ionic",
  "ph",
  "assets-library",
  "cdvfile",
  "filesystem",
];
const localScheme = new RegExp(`^\\s*(?:${localSchemes.join("|")}):`, "i");

export function isStoredMedia(entry: unknown): entry is string {
  return typeof entry === "string" && entry.trim() !== "" && !localScheme.test(entry);
}

/** How many entries count toward the plan's photos and videos. */
export function countMedia(list: readonly unknown[]): number {
  return list.filter(isStoredMedia).length;
}

/** The list without its invalid entries, order kept. */
export function cleanMedia(list: readonly unknown[]): readonly string[] {
  return list.filter(isStoredMedia);
}

/** The order of the list, as the server maintains it. */
export function byPosition(a: Media, b: Media): number {
  return a.position - b.position || a.id.localeCompare(b.id);
}

/**
 * The list of a relationship in a journal that no server maintains: entries from elsewhere keep their place before its own. `media`: rows of
 * any relationship, the trash included.
 */
export function ownMediaList(
  { id, media: list }: { readonly id: string; readonly media: readonly string[] },
  media: readonly Media[],
): string[] {
  const own = media.filter((each) => each.relationship_id === id && each.deleted_at === null);
  const others = list.filter((entry) => isStoredMedia(entry) && !entry.startsWith("/api/media/"));
  return [...others, ...own.toSorted(byPosition).map(mediaEntry)];
}

/** True at most every 24 hours; `last` is the stored `lastMediaCleanup`, in milliseconds. */
export function isMediaCleanupDue(last: number | null, now: number): boolean {
  return last === null || !Number.isFinite(last) || last > now || now - last >= 24 * 60 * 60 * 1_000;
}
