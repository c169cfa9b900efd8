/** Readable names for the files of a ZIP: by person, then by day. Safe on every system, and no two alike. */

import { cutText } from "#domain/text/whole-signs.ts";
import type { JournalFile, MediaEntry } from "./journal-file.ts";

/** Reserved or separating signs of any file system, and all controls. */
const unsafe = /[\p{Cc}\p{Cf}\\/:*?"<>|.]+/gu;
const longest = 50;
/** Names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The name as one part of a path; `fallback` where nothing is left of it. */
export function fileNamePart(name: string, fallback: string): string {
  const part = cutText(name.replace(unsafe, " ").replace(/\s+/g, " ").trim(), longest).trim();
  return part === "" || reserved.test(part) ? fallback : part;
}

/**
 * `media/Alma/2024-05-14 walk` for each photo and video by its id, without an extension. `nobody` names the folder of what belongs to no
 * one, `photo` what has no words.
 */
export function mediaNames(
  copy: Pick<JournalFile, "relationships" | "moments" | "media">,
  words: { readonly nobody: string; readonly photo: string },
): ReadonlyMap<string, string> {
  const people = new Map(copy.relationships.map(({ id, name }) => [id, name]));
  const moments = new Map(copy.moments.map((moment) => [moment.id, moment]));
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const entry of copy.media) {
    const moment = entry.moment_id === null ? undefined : moments.get(entry.moment_id);
    const about = people.get(entry.relationship_id ?? moment?.relationship_id ?? "");
    const folder = fileNamePart(about ?? words.nobody, words.nobody);
    const base = `media/${folder}/${titleOf(entry, moment, words.photo)}`;
    let name = base;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${base} ${count}`;
    taken.add(name.toLowerCase());
    names.set(entry.id, name);
  }
  return names;
}

function titleOf(
  { caption, created_at }: MediaEntry,
  moment: { readonly occurred_on: string; readonly word: string } | undefined,
  photo: string,
): string {
  const words = fileNamePart(caption || moment?.word || photo, photo);
  return `${moment?.occurred_on ?? created_at.slice(0, 10)} ${words}`;
}
