/**
 * Daylio: a table (CSV) or a backup (`.daylio`).
 *
 * The table after public exports of 2018 to 2026 (MichaelCurrin/daylio-csv-parser, its pages on the format and on usage; the reader of spech66/hugo_lspd):
 * `full_date,date,weekday,time,mood,activities,note_title,note`, earlier without `note_title`, at first with `year,date` ("18 May") in place of
 * `full_date`, lately with `scales`. Its head is English in every language; days, hours and moods are in that of the app ("17. Februar", "Sonntag"). Commas or
 * tabs; activities are joined by " | ".
 *
 * The backup after charistas/daylio-scribe, "Daylio Backup Guide" (2025): a ZIP with `backup.daylio`, a JSON in Base64, and `assets/photos/{year}/{month}/{checksum}`.
 * `dayEntries: [{id, year, month (0 is January), day, hour, minute, datetime, timeZoneOffset, mood, note_title, note, tags, assets}]`; `mood` is the id of one of `customMoods`,
 * whose `mood_group_id` is 1 (best) to 5. A note is plain or HTML.
 */
import { foldText } from "#domain/text/fold-text.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { parseTimeOfDay } from "#domain/time/parse-time-of-day.ts";
import { parseVagueDate } from "#domain/time/parse-vague-date.ts";
import { mediaByStem, stemOf } from "./archive-names.ts";
import { type ForeignJournal, type LooseEntry, moodsOf, numberEntries } from "./foreign-entry.ts";
import { htmlText, looksLikeHtml } from "./html-text.ts";
import { clock, localTime } from "./local-time.ts";
import { likelyMood } from "./mood-words.ts";
import { type JsonObject, listAt, numberAt, objectsAt, textAt } from "./read-json.ts";

/** The columns by which its table is recognised, whatever else there is. */
const marks = ["weekday", "mood", "activities", "note"];

export function isDaylioTable(head: readonly string[]): boolean {
  const names = head.map((name) => foldText(name));
  return (
    marks.every((name) => names.includes(name)) && (names.includes("full_date") || names.includes("year"))
  );
}

/** @param rows cells by column, the head left out */
export function readDaylioTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  today: CalendarDay,
): ForeignJournal {
  const columns = new Map(head.map((name, at) => [foldText(name), at]));
  const entries = numberEntries(
    rows.map((row) => {
      const cell = (name: string) => (row[columns.get(name) ?? -1] ?? "").trim();
      const day = cell("full_date") || dayOfYear(cell("date"), cell("year"), today);
      const time = parseTimeOfDay(cell("time"));
      return entryOf({
        day: day || null,
        time: time.ok ? time.time : null,
        title: cell("note_title"),
        text: [note(cell("note")), cell("scales")].filter((part) => part !== "").join("\n\n"),
        mood: cell("mood") || null,
        tags: cell("activities")
          .split("|")
          .map((tag) => tag.trim())
          .filter((tag) => tag !== ""),
      });
    }),
  );
  return {
    product: "daylio",
    entries,
    moods: moodsOf(entries, likelyMood),
    missingMedia: 0,
    otherFiles: 0,
    unread: [],
  };
}

/** "18 May" of 2018, « 18 mai » de 2018. */
function dayOfYear(date: string, year: string, today: CalendarDay): string {
  const parsed = parseVagueDate(`${date} ${year}`, "en", today);
  return parsed.ok ? parsed.date : `${date} ${year}`.trim();
}

/** Its table and its backup have no id in common: the minute of an entry is what both say. */
function entryOf(entry: Omit<LooseEntry, "key">): LooseEntry {
  return { ...entry, key: `${entry.day ?? ""} ${entry.time ?? ""}` };
}

const note = (text: string) => (looksLikeHtml(text) ? htmlText(text) : text);

export function isDaylioBackup(file: JsonObject | null): boolean {
  return Array.isArray(file?.dayEntries) && Array.isArray(file.customMoods);
}

export function readDaylioBackup(
  file: JsonObject,
  names: readonly string[],
  ownZone: string,
): ForeignJournal {
  const tags = new Map(objectsAt(file, "tags").map((tag) => [numberAt(tag, "id"), textAt(tag, "name")]));
  const moods = new Map(objectsAt(file, "customMoods").map((mood) => [numberAt(mood, "id"), moodOf(mood)]));
  const assets = new Map(objectsAt(file, "assets").map((asset) => [numberAt(asset, "id"), asset]));
  const files = mediaByStem(names.filter((name) => name.includes("assets/")));
  const counts = { missing: 0, others: 0 };
  const loose = listAt(file, "dayEntries").map((input): LooseEntry => {
    const entry = objectsAt({ input: [input] }, "input")[0] ?? null;
    const named = listAt(entry, "tags").map((id) => tags.get(typeof id === "number" ? id : null) ?? "");
    const media = listAt(entry, "assets").flatMap((id) => {
      const asset = assets.get(typeof id === "number" ? id : null);
      const type = numberAt(asset ?? null, "type");
      if (type !== null && type !== photoAsset) counts.others += 1;
      if (type !== null && type !== photoAsset) return [];
      const found = files.get(stemOf(textAt(asset ?? null, "checksum")));
      if (found === undefined) counts.missing += 1;
      return found === undefined ? [] : [found];
    });
    const mood = numberAt(entry, "mood");
    return entryOf({
      ...whenOf(entry, ownZone),
      title: textAt(entry, "note_title"),
      text: note(textAt(entry, "note")),
      mood: mood === null ? null : (moods.get(mood)?.name ?? `#${mood}`),
      tags: named.filter((name) => name !== ""),
      media,
    });
  });
  const entries = numberEntries(loose);
  const likely = new Map([...moods.values()].map(({ name, likely: step }) => [name, step]));
  return {
    product: "daylio",
    entries,
    moods: moodsOf(entries, (name) => likely.get(name) ?? null),
    missingMedia: counts.missing,
    otherFiles: counts.others,
    unread: [],
  };
}

const photoAsset = 1;
const ownNames: readonly string[] = ["rad", "good", "meh", "bad", "awful"];

/** A mood outside the five groups has no likely one here. */
function moodOf(mood: JsonObject): { readonly name: string; readonly likely: number | null } {
  const group = numberAt(mood, "mood_group_id");
  const own = ownNames[(numberAt(mood, "predefined_name_id") ?? 0) - 1];
  const isGroup = group !== null && Number.isInteger(group) && group >= 1 && group <= 5;
  return {
    name: textAt(mood, "custom_name").trim() || own || `#${numberAt(mood, "id") ?? "?"}`,
    likely: isGroup ? 6 - group : null,
  };
}

/** The figures of its own clock where it has them, else the instant with the offset that it notes. */
function whenOf(entry: JsonObject | null, ownZone: string) {
  const [year, month, day] = ["year", "month", "day"].map((name) => numberAt(entry, name));
  if (typeof year === "number" && typeof month === "number" && typeof day === "number") {
    const two = (figure: number) => String(figure).padStart(2, "0");
    return {
      day: `${year}-${two(month + 1)}-${two(day)}`,
      time: clock(numberAt(entry, "hour"), numberAt(entry, "minute")),
    };
  }
  const [instant, offset] = [numberAt(entry, "datetime"), numberAt(entry, "timeZoneOffset")];
  if (instant === null || offset === null) return localTime(instant, "", ownZone);
  // Milliseconds on Android; some editions write minutes.
  return localTime(instant + (Math.abs(offset) > 1_000 ? offset : offset * 60_000), "UTC", ownZone);
}
