/**
 * Journey (journey.cloud): a ZIP with one JSON for each entry and its photos beside them.
 *
 * Layout of 2021 after the public test data of andi0b/journey-markdown-converter (Journey for Windows 2.14.3): `{id, date_journal, date_modified,
 * timezone, text, type: "html", mood, sentiment, lat, lon, address, photos, tags}`, instants in milliseconds, an unknown place as the largest number there is. Since 2023 the
 * names are `dateOfJournal` (ISO 8601), `location`, `attachments`, and the text may be Markdown. What `sentiment` means: help.journey.cloud,
 * "Zapier API Docs": 0 none, 0.25 very dissatisfied to 1.75 very satisfied.
 */
import { isPhotoOrVideo, mediaByStem, stemOf } from "./archive-names.ts";
import {
  type ForeignFile,
  type ForeignJournal,
  type LooseEntry,
  moodsOf,
  numberEntries,
} from "./foreign-entry.ts";
import { htmlText, looksLikeHtml } from "./html-text.ts";
import { instantOf, localTime } from "./local-time.ts";
import { splitTitle, unescapeMarkdown, withoutPictures } from "./markdown-text.ts";
import { type JsonObject, numberAt, objectAt, readObject, textAt, textsAt } from "./read-json.ts";

export function isJourney(file: JsonObject | null): boolean {
  return file !== null && ("date_journal" in file || "dateOfJournal" in file) && "text" in file;
}

/** Steps of its five faces, from the lowest. */
const sentiments: readonly (readonly [upTo: number, step: number])[] = [
  [0.5, 1],
  [0.9, 2],
  [1.1, 3],
  [1.5, 4],
  [Number.POSITIVE_INFINITY, 5],
];

export function readJourney(
  files: readonly ForeignFile[],
  names: readonly string[],
  ownZone: string,
): ForeignJournal {
  const media = mediaByStem(names.filter((name) => isPhotoOrVideo(name)));
  const unread: string[] = [];
  const counts = { missing: 0, others: 0 };
  const loose = files.flatMap(({ name, text }): LooseEntry[] => {
    const file = readObject(text);
    if (file && isJourney(file)) return [readEntry(file, name, media, ownZone, counts)];
    unread.push(name);
    return [];
  });
  const entries = numberEntries(loose.toSorted(byDay));
  return {
    product: "journey",
    entries,
    moods: moodsOf(entries, (name) => Number(name[0])),
    missingMedia: counts.missing,
    otherFiles: counts.others,
    unread,
  };
}

const byDay = (one: LooseEntry, other: LooseEntry) => (one.day ?? "").localeCompare(other.day ?? "");

function readEntry(
  file: JsonObject,
  name: string,
  files: ReadonlyMap<string, string>,
  ownZone: string,
  counts: { missing: number; others: number },
): LooseEntry {
  const instant = numberAt(file, "date_journal") ?? instantOf(textAt(file, "dateOfJournal"));
  const at = localTime(instant, textAt(file, "timezone"), ownZone);
  const media = [...textsAt(file, "photos"), ...textsAt(file, "attachments")].flatMap((photo) => {
    if (!isPhotoOrVideo(photo)) counts.others += 1;
    const found = isPhotoOrVideo(photo) ? files.get(stemOf(photo)) : undefined;
    if (found === undefined && isPhotoOrVideo(photo)) counts.missing += 1;
    return found === undefined ? [] : [found];
  });
  return {
    key: textAt(file, "id") || stemOf(name),
    ...at,
    ...wordsOf(file),
    mood: moodOf(numberAt(file, "sentiment")),
    tags: textsAt(file, "tags"),
    where: textAt(file, "address") || textAt(objectAt(file, "location"), "name") || null,
    media,
  };
}

function wordsOf(file: JsonObject): { readonly title: string; readonly text: string } {
  const text = textAt(file, "text");
  const isHtml = textAt(file, "type") === "html" || (textAt(file, "type") === "" && looksLikeHtml(text));
  if (isHtml) return { title: textAt(file, "title"), text: htmlText(text) };
  const written = splitTitle(withoutPictures(text, /!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/g));
  return {
    title: textAt(file, "title") || unescapeMarkdown(written.title),
    text: unescapeMarkdown(written.text),
  };
}

/** "1/5" to "5/5": its faces have no names. */
function moodOf(sentiment: number | null): string | null {
  if (sentiment === null || sentiment <= 0) return null;
  const step = sentiments.find(([upTo]) => sentiment < upTo)?.[1];
  return step === undefined ? null : `${step}/5`;
}
