/**
 * Day One: a ZIP with one JSON for each journal and the folders `photos`, `videos`, `audios`, `pdfs`, or one such JSON alone.
 *
 * Layout after "Importing data to Day One" (dayoneapp.com, example archive, as described at castaneai.hatenablog.com, January 2024) and exports
 * of 2017 to 2022 that are public: `{metadata: {version}, entries: [{uuid, creationDate, timeZone, text, richText, tags, photos: [{md5,
 * type, identifier}], location}]}`. Instants are in UTC; `text` is Markdown with escapes, in early exports the only one; `richText` is a JSON of its own.
 * A photo is `photos/{md5}.{type}`; where it stood, the text has `![](dayone-moment://{identifier})`, other files with `/video/`, `/audio/`.
 */
import { baseName, folderOf, mediaByStem } from "./archive-names.ts";
import { type ForeignFile, type ForeignJournal, type LooseEntry, numberEntries } from "./foreign-entry.ts";
import { instantOf, localTime } from "./local-time.ts";
import { splitTitle, unescapeMarkdown, withoutPictures } from "./markdown-text.ts";
import { type JsonObject, listAt, objectAt, objectsAt, readObject, textAt, textsAt } from "./read-json.ts";

/** Whether a JSON is a journal of Day One. */
export function isDayOne(file: JsonObject | null): boolean {
  if (!Array.isArray(file?.entries)) return false;
  const [first] = objectsAt(file, "entries");
  return first ? textAt(first, "creationDate") !== "" || textAt(first, "uuid") !== "" : isObjectAt(file);
}

const isObjectAt = (file: JsonObject | null) => textAt(objectAt(file, "metadata"), "version") !== "";

/** @param names all names of the archive */
export function readDayOne(
  files: readonly ForeignFile[],
  names: readonly string[],
  ownZone: string,
): ForeignJournal {
  const inFolder = (folder: string) =>
    mediaByStem(names.filter((name) => folderOf(name).endsWith(`${folder}/`)));
  const [photos, videos] = [inFolder("photos"), inFolder("videos")];
  const unread: string[] = [];
  const counts = { missing: 0, others: 0 };
  const journals = files.flatMap(({ name, text }) => {
    const file = readObject(text);
    if (file && isDayOne(file)) return [{ journal: baseName(name).replace(/\.json$/i, ""), file }];
    unread.push(name);
    return [];
  });
  const entries = journals.flatMap(({ journal, file }) =>
    listAt(file, "entries").map((input, at): LooseEntry => {
      const entry = objectAt({ input }, "input");
      const media = [
        ...mediaNames(objectsAt(entry, "photos"), photos, counts),
        ...mediaNames(objectsAt(entry, "videos"), videos, counts),
      ];
      counts.others += listAt(entry, "audios").length + listAt(entry, "pdfAttachments").length;
      // With one journal its name says nothing; of several it tells them apart.
      const own = journals.length > 1 ? [journal] : [];
      return {
        ...readEntry(entry, ownZone, `${journal}/${at}`),
        media,
        tags: [...own, ...textsAt(entry, "tags")],
      };
    }),
  );
  return {
    product: "day_one",
    entries: numberEntries(entries),
    moods: [],
    missingMedia: counts.missing,
    otherFiles: counts.others,
    unread,
  };
}

function mediaNames(
  listed: readonly JsonObject[],
  files: ReadonlyMap<string, string>,
  counts: { missing: number },
): readonly string[] {
  return listed.flatMap((media) => {
    const stems = [textAt(media, "md5"), textAt(media, "identifier")].filter((stem) => stem !== "");
    const found = stems.map((stem) => files.get(stem.toLowerCase())).find((name) => name !== undefined);
    if (found === undefined) counts.missing += 1;
    return found === undefined ? [] : [found];
  });
}

function readEntry(entry: JsonObject | null, ownZone: string, place: string): LooseEntry {
  const location = objectAt(entry, "location");
  const zone = textAt(entry, "timeZone") || textAt(location, "timeZoneName");
  const at = localTime(instantOf(textAt(entry, "creationDate")), zone, ownZone);
  const plain = textAt(entry, "text");
  const { title, text } =
    plain.trim() === ""
      ? splitTitle(richText(textAt(entry, "richText")))
      : splitTitle(withoutPictures(plain, moment));
  return {
    key: textAt(entry, "uuid") || place,
    day: at.day ?? (textAt(entry, "creationDate") || null),
    time: entry?.isAllDay === true ? null : at.time,
    title: unescapeMarkdown(title),
    text: plain.trim() === "" ? text : unescapeMarkdown(text),
    where: textAt(location, "placeName") || textAt(location, "userLabel") || null,
    city: textAt(location, "localityName") || null,
  };
}

const moment = /!\[[^\]\n]{0,200}\]\(dayone-moment:[^)\n]{0,200}\)/g;

/** The words of `contents`; a heading keeps its mark so that it can become the title. */
function richText(json: string): string {
  const contents = objectsAt(readObject(json), "contents");
  return contents
    .map((part) => {
      const line = objectAt(objectAt(part, "attributes"), "line");
      return `${line?.header === 1 ? "# " : ""}${textAt(part, "text")}`;
    })
    .join("")
    .trim();
}
