/**
 * Apple Journal: a ZIP with one HTML page for each entry, `AppleJournalEntries/Entries/2024-09-14_Title.html`, and their files in `Resources`.
 *
 * Layout after the tests of kpod13/journal2day1 and peterdev22/applejournal-to-md (2025) and public readers of exports of iOS 18 and 26: `div.pageHeader` has the
 * date in words, `div.assetGrid` the files as `div.gridItem.assetType_photo`, `_video`, `_audio`, `_stateOfMind`, `_contact`, `_multiPinMap` …, `div.title` and `div.bodyText` the words; the
 * system's HTML writer often closes both empty and puts the words behind them, in `p` of classes `p1` (title) and `p2` (text).
 */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { parseVagueDate } from "#domain/time/parse-vague-date.ts";
import { baseName, isPhotoOrVideo, mediaByStem, stemOf } from "./archive-names.ts";
import {
  type ForeignFile,
  type ForeignJournal,
  type LooseEntry,
  moodsOf,
  numberEntries,
} from "./foreign-entry.ts";
import { splitHtml } from "./html-tags.ts";
import { collectText, isSilent, markTag } from "./html-text.ts";
import { likelyStateOfMind } from "./mood-words.ts";

/** Whether the names of an archive are those of such an export. */
export function applePages(names: readonly string[]): readonly string[] {
  return names.filter((name) => /(?:^|\/)Entries\/[^/]+\.html?$/i.test(name));
}

export function readAppleJournal(
  files: readonly ForeignFile[],
  names: readonly string[],
  today: CalendarDay,
): ForeignJournal {
  const resources = mediaByStem(names.filter((name) => isPhotoOrVideo(name)));
  const counts = { missing: 0, others: 0 };
  const unread: string[] = [];
  const loose = files.flatMap(({ name, text }): LooseEntry[] => {
    const page = readPage(text);
    if (page === null) unread.push(name);
    return page === null ? [] : [entryOf(page, baseName(name), resources, today, counts)];
  });
  const entries = numberEntries(loose);
  return {
    product: "apple_journal",
    entries,
    moods: moodsOf(entries, likelyStateOfMind),
    missingMedia: counts.missing,
    otherFiles: counts.others,
    unread,
  };
}

function entryOf(
  { header, title, text, prompt, assets }: AppleEntry,
  file: string,
  resources: ReadonlyMap<string, string>,
  today: CalendarDay,
  counts: { missing: number; others: number },
): LooseEntry {
  const said = (type: string) => assets.filter((asset) => asset.type === type).map((asset) => asset.words);
  const pictures = assets.filter(({ type }) => type === "photo" || type === "video" || type === "livePhoto");
  const media = pictures.flatMap(({ id, source }) => {
    const found = [source, id].map((name) => resources.get(stemOf(name))).find((name) => name !== undefined);
    if (found === undefined) counts.missing += 1;
    return found === undefined ? [] : [found];
  });
  counts.others += said("audio").length + said("drawing").length;
  return {
    key: file.replace(/\.html?$/i, ""),
    day: dayOf(file, header, today),
    title,
    text: [prompt, text].filter((part) => part !== "").join("\n\n"),
    mood: said("stateOfMind").find((words) => words !== "") ?? null,
    people: said("contact").filter((words) => words !== ""),
    where:
      [...said("multiPinMap"), ...said("genericMap"), ...said("place")].find((words) => words !== "") ?? null,
    media,
  };
}

/** The file's name has the day in figures; its header has it in the words of the writer's language. */
function dayOf(file: string, header: string, today: CalendarDay): string | null {
  const inName = /^(\d{4}-\d{2}-\d{2})/.exec(file)?.[1];
  if (inName !== undefined) return inName;
  const parsed = parseVagueDate(header, "en", today);
  return parsed.ok ? parsed.date : header || null;
}

type Asset = { readonly type: string; readonly id: string; source: string; words: string };
type AppleEntry = {
  readonly header: string;
  readonly title: string;
  readonly text: string;
  readonly prompt: string;
  readonly assets: readonly Asset[];
};

type Place = "before" | "header" | "title" | "text" | "prompt" | "asset" | "silent" | "aside";

/**
 * Text goes to the innermost of these places that is open; outside of all it is the title until the text has begun. Null:
 * it is no entry, or built as nobody's is.
 */
function readPage(html: string): AppleEntry | null {
  const [header, title, text, prompt] = [collectText(), collectText(), collectText(), collectText()];
  const collectors = { header, title, text, prompt, before: title };
  const assets: Asset[] = [];
  /** Of each open element the place that its text goes to; null: where the flow is. */
  const open: (Place | null)[] = [];
  let flow: "none" | "before" | "text" = "none";
  const placeNow = (): Place | "none" => open.at(-1) ?? flow;

  const isRead = splitHtml(html, {
    open(name, attributes) {
      const classes = (attributes.class ?? "").split(/\s+/);
      const place = isSilent(name) ? "silent" : placeOf(classes);
      if (place === "title") flow = "before";
      const isTextNow =
        place === "text" || (place === null && flow === "before" && isBody(name, classes, title.hasWords()));
      if (isTextNow) flow = "text";
      if (place === "asset") {
        const type = classes.find((each) => each.startsWith("assetType_"))?.slice("assetType_".length) ?? "";
        assets.push({ type, id: attributes.id ?? "", source: "", words: "" });
      }
      const asset = placeNow() === "asset" || placeNow() === "aside" ? assets.at(-1) : undefined;
      const source = attributes.src ?? "";
      if (
        asset &&
        asset.source === "" &&
        /^(?:img|video|audio|source)$/.test(name) &&
        !source.startsWith("data:")
      ) {
        if (classes.includes("asset_image") || name !== "img") asset.source = source;
      }
      // The place of the text is the flow itself: its own element is often closed before the words.
      open.push((place === "text" ? null : place) ?? open.at(-1) ?? null);
      const now = placeNow();
      if (now === "text" || now === "prompt") markTag(name, collectors[now], true);
    },
    text(piece) {
      const now = placeNow();
      if (now === "asset") return;
      if (now === "aside") {
        const asset = assets.at(-1);
        if (asset && asset.words === "") asset.words = piece.replace(/\s+/g, " ").trim();
      } else if (now !== "silent" && now !== "none") collectors[now].add(piece);
    },
    close(name) {
      const now = placeNow();
      if (now === "text" || now === "prompt") markTag(name, collectors[now], false);
      open.length -= 1;
    },
  });
  const page = {
    header: header.result(),
    title: title.result().replace(/\s+/g, " "),
    text: text.result(),
    prompt: prompt.result(),
    assets,
  };
  const isEntry = page.header + page.title + page.text !== "" || assets.length > 0;
  return isRead && isEntry ? page : null;
}

/** The words over a picture of what is no picture: a mood, a contact, a place. */
function placeOf(classes: readonly string[]): Place | null {
  if (classes.includes("pageHeader")) return "header";
  if (classes.includes("title")) return "title";
  if (classes.includes("bodyText")) return "text";
  if (classes.includes("reflectionPrompt")) return "prompt";
  if (classes.includes("gridItemOverlayHeader") || classes.includes("gridItemOverlayText")) return "aside";
  return classes.includes("gridItem") ? "asset" : null;
}

/** Where the title ends without the text's own element: at a paragraph that is not the first, or at any once there is a title. */
function isBody(name: string, classes: readonly string[], hasTitle: boolean): boolean {
  if (name === "blockquote" || name === "ul" || name === "ol") return true;
  return name === "p" && (hasTitle || !classes.includes("p1"));
}
