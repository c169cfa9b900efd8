/**
 * Photos of Google Takeout: beside each picture a JSON that knows when it was taken, which the picture itself may have lost.
 *
 * Layout after blog.mmclar.net, "Reading Google Photos From a Takeout Export" (2025), and public tools of 2023 to 2026: `Takeout/Google Photos/Photos from 2019/IMG_1.jpg` beside
 * `IMG_1.jpg.json`, since 2024 `IMG_1.jpg.supplemental-metadata.json` with that word cut so that the name has 51 characters at most. A second one of the same name is
 * `IMG_1(1).jpg` beside `IMG_1.jpg(1).json` or `IMG_1.jpg.supplemental-metadata(1).json`; an edited one is `IMG_1-edited.jpg` and has none. An album repeats
 * its pictures in a folder whose `metadata.json` has its title. `photoTakenTime.timestamp`: seconds since 1970 in UTC, as a text.
 */
import { baseName, folderOf, isPhotoOrVideo } from "./archive-names.ts";
import { type ForeignFile, type ForeignJournal, type LooseEntry, numberEntries } from "./foreign-entry.ts";
import { localTime } from "./local-time.ts";
import { type JsonObject, numberAt, objectAt, objectsAt, readObject, textAt } from "./read-json.ts";

export function isTakeoutSidecar(file: JsonObject | null): boolean {
  return (
    textAt(file, "title") !== "" &&
    (objectAt(file, "photoTakenTime") !== null || objectAt(file, "creationTime") !== null)
  );
}

/** "Photos from 2019", « Photos de 2019 »: folders that Google makes of itself. */
const ownFolder = /(?:^|\/)(?:Photos (?:from|de|aus|del|van|da|dal) \d{4}|Photos \d{4})\/$/i;

type Picture = {
  readonly file: string;
  readonly day: string | null;
  readonly words: string;
  readonly people: readonly string[];
  readonly albums: Set<string>;
};

/** One entry for each day: its pictures, what is said of them, who is in them, and the albums they are in. */
export function readTakeout(
  files: readonly ForeignFile[],
  names: readonly string[],
  ownZone: string,
): ForeignJournal {
  const pictures = new Map<string, Picture>();
  const inFolder = groupByFolder(names);
  const albums = new Map<string, string>();
  const unread: string[] = [];
  const missing = new Set<string>();
  for (const { name, text } of files) {
    const file = readObject(text);
    if (isTakeoutSidecar(file)) continue;
    const title = textAt(file, "title");
    if (file && title !== "") albums.set(folderOf(name), title);
    else if (!file) unread.push(name);
  }
  for (const { name, text } of files) {
    const file = readObject(text);
    if (!file || !isTakeoutSidecar(file) || file.trashed === true) continue;
    const seconds = numberAt(objectAt(file, "photoTakenTime"), "timestamp");
    const key = `${textAt(file, "title")} ${seconds ?? name}`;
    const found = pictures.get(key)?.file ?? pictureOf(name, file, inFolder.get(folderOf(name)) ?? new Map());
    if (found === undefined) missing.add(key);
    if (found === undefined) continue;
    const album = ownFolder.test(folderOf(name)) ? undefined : albums.get(folderOf(name));
    const picture = pictures.get(key) ?? {
      file: found,
      day: seconds === null || seconds === 0 ? null : localTime(seconds * 1_000, "", ownZone).day,
      words: textAt(file, "description").trim(),
      people: objectsAt(file, "people").map((person) => textAt(person, "name").trim()),
      albums: new Set<string>(),
    };
    if (album !== undefined) picture.albums.add(album);
    pictures.set(key, picture);
  }
  return {
    product: "takeout",
    entries: numberEntries(daysOf([...pictures.values()])),
    moods: [],
    missingMedia: [...missing].filter((key) => !pictures.has(key)).length,
    otherFiles: 0,
    unread,
  };
}

function daysOf(pictures: readonly Picture[]): readonly LooseEntry[] {
  const days = Map.groupBy(pictures, ({ day, file }) => day ?? `?${file}`);
  return [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, ofDay]) => ({
      key,
      day: ofDay[0]?.day ?? null,
      text: unique(ofDay.map(({ words }) => words)).join("\n\n"),
      tags: unique(ofDay.flatMap(({ albums }) => [...albums])),
      people: unique(ofDay.flatMap(({ people }) => people)),
      media: ofDay.map(({ file }) => file).toSorted(),
    }));
}

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ""))];

function groupByFolder(names: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const folders = new Map<string, Map<string, string>>();
  for (const name of names.filter((each) => isPhotoOrVideo(each))) {
    const folder = folders.get(folderOf(name)) ?? new Map<string, string>();
    folder.set(baseName(name).toLowerCase(), name);
    folders.set(folderOf(name), folder);
  }
  return folders;
}

const metadataWord = ".supplemental-metadata";

/** The picture of a JSON: by its own name, from which Google cuts; else by the title inside, with the count that the name has. */
function pictureOf(name: string, file: JsonObject, folder: ReadonlyMap<string, string>): string | undefined {
  const [, stem = "", count = ""] = /^(.*?)(\(\d+\))?\.json$/i.exec(baseName(name)) ?? [];
  const candidates = [withoutMetadataWord(stem), textAt(file, "title")].map((plain) =>
    withCount(plain, count).toLowerCase(),
  );
  for (const candidate of candidates) {
    const whole = folder.get(candidate);
    if (whole !== undefined) return whole;
  }
  // A name that was cut: the only picture that begins like it.
  const [cut = ""] = candidates;
  const begun = [...folder].filter(
    ([base]) => cut.length >= 20 && base.startsWith(cut) && !/-edited\.|-modifi/.test(base),
  );
  return begun.length === 1 ? begun[0]?.[1] : undefined;
}

/** "IMG_1.jpg.supplemental-met" is "IMG_1.jpg". */
function withoutMetadataWord(stem: string): string {
  for (let length = metadataWord.length; length > 0; length -= 1) {
    if (stem.endsWith(metadataWord.slice(0, length))) return stem.slice(0, -length);
  }
  return stem;
}

/** "IMG_1.jpg" with "(1)" is "IMG_1(1).jpg". */
function withCount(name: string, count: string): string {
  if (count === "") return name;
  const at = name.lastIndexOf(".");
  return at < 0 ? name + count : name.slice(0, at) + count + name.slice(at);
}
