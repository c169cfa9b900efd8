/**
 * Recognises another app's journal by what is in the file, never by its name alone, and gathers its texts. Photos stay where they are. What is
 * nobody's is left to the reader of our own copies, which says what is wrong with it. Runs in a worker.
 */
import { copyLimit } from "#domain/copy/journal-file.ts";
import { applePages } from "#domain/foreign-journals/apple-journal.ts";
import { baseName } from "#domain/foreign-journals/archive-names.ts";
import { isDayOne } from "#domain/foreign-journals/day-one.ts";
import { isDaylioBackup } from "#domain/foreign-journals/daylio.ts";
import type { ForeignFile, ForeignProduct } from "#domain/foreign-journals/foreign-entry.ts";
import { isJourney } from "#domain/foreign-journals/journey.ts";
import { type JsonObject, readObject } from "#domain/foreign-journals/read-json.ts";
import type { Table } from "#domain/foreign-journals/table.ts";
import { isTakeoutSidecar } from "#domain/foreign-journals/takeout.ts";
import { isZip, type OpenZip, openZip, type ZipRefusal } from "../open-zip.ts";
import { decodeText, isText, textOfBase64 } from "./decode-text.ts";
import { readRows } from "./read-rows.ts";

export type ForeignFileRefusal = ZipRefusal | { readonly reason: "too_large" | "no_table" | "too_many_rows" };

export type FoundJournal =
  | { readonly kind: "own" }
  | { readonly kind: "refused"; readonly refusal: ForeignFileRefusal }
  | {
      readonly kind: "files";
      readonly product: Exclude<ForeignProduct, "table">;
      readonly files: readonly ForeignFile[];
      /** Files that should have been read and could not be opened. */
      readonly unread: readonly string[];
      /** All names of the archive. */
      readonly names: readonly string[];
      /** The archive, for its photos; null: the file is a text alone. */
      readonly zip: OpenZip | null;
    }
  | { readonly kind: "table"; readonly table: Table; readonly hasHead: boolean };

/** JSON files that are looked at to recognise an archive. */
const looksAtMost = 12;

/** @throws DOMException when the file cannot be read any more */
export async function findJournal(file: Blob, name: string): Promise<FoundJournal> {
  if (await isZip(file)) return findInZip(file);
  if (file.size > copyLimit) return { kind: "refused", refusal: { reason: "too_large" } };
  return findInText(new Uint8Array(await file.arrayBuffer()), name);
}

async function findInText(bytes: Uint8Array, name: string): Promise<FoundJournal> {
  const { text } = decodeText(bytes);
  if (!isText(text)) return { kind: "own" };
  const begin = text
    .slice(0, 200)
    .replace(/^\uFEFF/, "")
    .trimStart();
  const alone = (product: Exclude<ForeignProduct, "table">, content = text): FoundJournal => ({
    kind: "files",
    product,
    files: [{ name, text: content }],
    unread: [],
    names: [name],
    zip: null,
  });
  // Sealed by age, in letters or not.
  if (begin.startsWith("age-encryption.org/") || begin.startsWith("-----BEGIN AGE")) return { kind: "own" };
  if (begin.startsWith("{") || begin.startsWith("[")) {
    const product = productOf(readObject(text));
    return product ? alone(product) : { kind: "own" };
  }
  if (begin.startsWith("<")) {
    return /class=["'](?:pageHeader|bodyText)["']/.test(text) ? alone("apple_journal") : { kind: "own" };
  }
  const decoded = /\s/.test(text.trim().slice(0, 60)) ? null : textOfBase64(text);
  if (decoded !== null && isDaylioBackup(readObject(decoded))) return alone("daylio", decoded);
  return tableOf(text);
}

async function tableOf(text: string): Promise<FoundJournal> {
  const rows = await readRows(text);
  if (rows.ok) return { kind: "table", table: rows.table, hasHead: rows.hasHead };
  return { kind: "refused", refusal: { reason: rows.reason } };
}

function productOf(file: JsonObject | null): Exclude<ForeignProduct, "table"> | null {
  if (isDayOne(file)) return "day_one";
  if (isDaylioBackup(file)) return "daylio";
  if (isJourney(file)) return "journey";
  return isTakeoutSidecar(file) ? "takeout" : null;
}

async function findInZip(file: Blob): Promise<FoundJournal> {
  const opened = await openZip(file);
  if (!opened.ok) return { kind: "refused", refusal: opened.refusal };
  const { zip } = opened;
  const names = zip.entries.map(({ name }) => name).filter((name) => !isOfSystem(name));
  const pages = applePages(names);
  if (pages.length > 0) return gather(zip, names, "apple_journal", pages);
  const backup = names.find((name) => baseName(name) === "backup.daylio");
  if (backup !== undefined) return gatherBackup(zip, names, backup);
  const jsons = names.filter((name) => /\.json$/i.test(name));
  for (const name of jsons.toSorted(byDepth).slice(0, looksAtMost)) {
    const read = await zip.read(name, copyLimit);
    const product = read.ok ? productOf(readObject(decodeText(read.bytes).text)) : null;
    if (product) return gather(zip, names, product, jsonsOf(product, jsons, name));
  }
  const [table, ...others] = names.filter((name) => /\.(?:csv|tsv)$/i.test(name));
  if (table !== undefined && others.length === 0 && jsons.length === 0) {
    const read = await zip.read(table, copyLimit);
    return read.ok ? tableOf(decodeText(read.bytes).text) : { kind: "refused", refusal: read.refusal };
  }
  return { kind: "own" };
}

/** What a system adds when it packs. */
const isOfSystem = (name: string) => /(?:^|\/)(?:__MACOSX\/|\._)/.test(name);
const depthOf = (name: string) => name.split("/").length;
const byDepth = (one: string, other: string) => depthOf(one) - depthOf(other) || one.localeCompare(other);

/** Journals stand side by side; Takeout's are in many folders. */
function jsonsOf(product: ForeignProduct, jsons: readonly string[], found: string): readonly string[] {
  return product === "takeout" ? jsons : jsons.filter((name) => depthOf(name) === depthOf(found));
}

async function gather(
  zip: OpenZip,
  names: readonly string[],
  product: Exclude<ForeignProduct, "table">,
  wanted: readonly string[],
): Promise<FoundJournal> {
  const sizes = new Map(zip.entries.map(({ name, bytes }) => [name, bytes]));
  const whole = wanted.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  if (whole > copyLimit) return { kind: "refused", refusal: { reason: "too_large" } };
  const files: ForeignFile[] = [];
  const unread: string[] = [];
  for (const name of wanted) {
    const read = await zip.read(name, copyLimit);
    if (read.ok) files.push({ name, text: decodeText(read.bytes).text });
    else unread.push(name);
  }
  return { kind: "files", product, files, unread, names, zip };
}

/** Its JSON is in Base64; editions that write it plain are read too. */
async function gatherBackup(zip: OpenZip, names: readonly string[], backup: string): Promise<FoundJournal> {
  const read = await zip.read(backup, copyLimit);
  if (!read.ok) return { kind: "refused", refusal: read.refusal };
  const { text } = decodeText(read.bytes);
  const plain = textOfBase64(text) ?? text;
  return { kind: "files", product: "daylio", files: [{ name: backup, text: plain }], unread: [], names, zip };
}
