/**
 * The ZIP of a copy: its files under readable names, then tables, the JSON and a reader. Made piece by piece, one photo in memory at a time. Runs
 * in a worker.
 */

import { makeZip } from "client-zip";
import { digest } from "#app/lib/sha-256.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { csvText } from "#domain/copy/csv.ts";
import type { JournalFile, MediaEntry } from "#domain/copy/journal-file.ts";
import { makeCopy } from "#domain/copy/make-copy.ts";
import { mediaNames } from "#domain/copy/media-names.ts";
import type { MediaKind } from "#domain/media/media.ts";
import type { MediaFile } from "#domain/media/upload.ts";
import type { BookSetting } from "./book/book-page.ts";
import type { BookPaper, BookWords } from "./book/book-words.ts";
import { openDrawing } from "./draw-in-worker.ts";
import { extensionOf } from "./media-files.ts";
import { readCopyRows } from "./read-source.ts";
import type { ReaderWords } from "./reader-words.ts";
import { type CopyFacts, copyFile, type WrittenCopy } from "./write-copy.ts";

export type ZipFacts = CopyFacts & {
  readonly words: ReaderWords;
  readonly book: { readonly words: BookWords; readonly paper: BookPaper };
  /** Names inside the ZIP. */
  readonly names: { readonly nobody: string; readonly photo: string };
};

export type ZipProgress = { readonly bytes: number; readonly files: number; readonly of: number };

export type ZipResult = Pick<WrittenCopy, "comesBack"> & {
  readonly bytes: number;
  /** Photos and videos whose files could not be had: they are described, without a file. */
  readonly missing: readonly MissingFile[];
};

export type MissingFile = {
  /** As its file would be called: a folder and a name. */
  readonly name: string;
  /** A small picture of it is in the ZIP. */
  readonly isPictured: boolean;
};

/** A stored file of a photo or video; null where it cannot be had now. */
export type OpenFile = (
  media: { readonly id: string; readonly upload_id: string; readonly kind: MediaKind },
  file: MediaFile,
) => Promise<Blob | null>;

/**
 * The ZIP as a stream, which is made no faster than it is read. `result` is complete once the stream has ended.
 */
export async function streamZip(
  database: JournalDatabase,
  facts: ZipFacts,
  openFile: OpenFile,
  report: (progress: ZipProgress) => void,
  /** The letters of the reader and the book as a data address; null: those of the system that reads them. */
  letters: string | null = null,
): Promise<{ readonly stream: ReadableStream<Uint8Array>; readonly result: () => ZipResult }> {
  const rows = await readCopyRows(database, facts.owner);
  const copy = makeCopy({ ...facts, ...rows }, facts.choice);
  const uploads = new Map(rows.journal.media.map(({ id, upload_id }) => [id, upload_id]));
  const of = ({ id, kind }: MediaEntry) => ({ id, kind, upload_id: uploads.get(id) ?? "" });
  const names = mediaNames(copy, facts.names);
  const lastModified = new Date(facts.madeAt);
  const missing: MissingFile[] = [];
  let [bytes, files] = [0, 0];
  let comesBack = true;

  /** Yields the files of one; null: its file did not come and is asked for once more, after all others. */
  async function* filesOf(entry: MediaEntry, isLastTry: boolean) {
    const blob = await openFile(of(entry), entry.kind === "video" ? "video" : "large");
    if (!blob && !isLastTry) return null;
    files += 1;
    report({ bytes, files, of: copy.media.length });
    const name = `${names.get(entry.id)}`;
    const had = blob && { name: `${name}.${extensionOf(blob)}`, content: await blob.arrayBuffer() };
    const sha256 = had && (await digest(had.content));
    if (had) yield { name: had.name, lastModified, input: had.content };
    const picture = had && entry.kind === "photo" ? null : await openFile(of(entry), had ? "large" : "small");
    const still = picture && stillName(name, picture);
    if (picture && still) yield { name: still, lastModified, input: await picture.arrayBuffer() };
    if (!had) missing.push({ name: name.replace(/^media\//, ""), isPictured: still !== null });
    const known = had ? { file: had.name, sha256, bytes: had.content.byteLength } : {};
    return { ...entry, ...(await sizeOf(entry, blob)), ...known, still };
  }

  async function* entries() {
    const { bookPage } = await import("./book/book-page.ts");
    const { readerPage } = await import("./write-reader.ts");
    const written = new Map<string, MediaEntry>();
    for (const isLastTry of [false, true]) {
      for (const entry of copy.media.filter(({ id }) => !written.has(id))) {
        const described = yield* filesOf(entry, isLastTry);
        if (described) written.set(entry.id, described);
      }
    }
    const media = copy.media.map((entry) => written.get(entry.id) ?? entry);
    const whole: JournalFile = { ...copy, media };
    for (const [name, list] of tablesOf(whole)) {
      yield { name: `tables/${name}.csv`, lastModified, input: csvText(Object.keys(list[0] ?? {}), list) };
    }
    const journal = copyFile(whole);
    comesBack = journal.comesBack;
    yield { name: "journal.json", lastModified, input: journal.file };
    yield {
      name: "index.html",
      lastModified,
      // The page shows the journal; conversations with LISA are in the JSON.
      input: readerPage(
        { ...whole, conversations: [] },
        { words: facts.words, language: facts.preferences.language, letters },
      ),
    };
    yield { name: "book.html", lastModified, input: bookPage(whole, bookSetting(facts, letters)) };
  }

  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      report({ bytes, files, of: copy.media.length });
      controller.enqueue(chunk);
    },
  });
  return { stream: makeZip(entries()).pipeThrough(counted), result: () => ({ bytes, missing, comesBack }) };
}

/** In a folder of their own, where no photo can have the name. */
const stillName = (name: string, picture: Blob) =>
  `${name.replace(/^media\//, "stills/")}.${extensionOf(picture)}`;

/** Of a photo that no server has opened yet; nothing where this browser cannot. */
async function sizeOf({ kind, width }: MediaEntry, blob: Blob | null) {
  if (blob === null || kind === "video" || width > 0) return {};
  const picture = await openDrawing(blob);
  const size = picture && { width: picture.width, height: picture.height };
  picture?.close();
  return size ?? {};
}

/** A video stands in the book by its picture. */
function bookSetting({ book, today, preferences }: ZipFacts, letters: string | null): BookSetting {
  return {
    ...book,
    ...{ today, letters },
    language: preferences.language,
    addressOf: ({ kind, file, still }) => {
      const picture = kind === "video" ? still : (file ?? still);
      return picture?.split("/").map(encodeURIComponent).join("/") ?? null;
    },
  };
}

function tablesOf(
  copy: JournalFile,
): readonly (readonly [string, readonly Readonly<Record<string, unknown>>[]])[] {
  const moments = copy.moments.map(({ history: _, ...moment }) => moment);
  // A line for each question, with the reply that is shown.
  const questions = copy.conversations.flatMap(({ id, title, turns }) =>
    turns.map(({ replies, ...turn }) => {
      const shown = replies.at(-1);
      return { conversation: id, title, ...turn, answered_at: shown?.at ?? null, reply: shown?.text ?? null };
    }),
  );
  return [
    ["people", copy.relationships],
    ["moments", moments],
    ["media", copy.media],
    ["conversations", questions],
  ];
}
