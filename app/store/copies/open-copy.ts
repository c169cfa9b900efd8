/**
 * Opens what somebody chose as a copy: a JSON file, a ZIP that holds one, or either under a seal. Nothing is taken from it yet. Runs in a
 * worker.
 */
import { copyLimit } from "#domain/copy/journal-file.ts";
import type { CopyRefusal } from "#domain/copy/read-copy.ts";
import { isSealedCopy, openSealedCopy, type SealRefusal } from "./open-seal.ts";
import { isZip, type OpenZip, openZip, type ZipRefusal } from "./open-zip.ts";

export type FileRefusal = CopyRefusal | SealRefusal | ZipRefusal | { readonly reason: "zip_without_journal" };

type OpenedCopy = {
  /** `journal.json` as it is written. */
  readonly text: string;
  /** The files beside it; null: the copy is that text alone. */
  readonly files: CopyFiles | null;
  /** The chosen file, or what was under its seal: opened once, it need not be opened again. */
  readonly plain: Blob;
};

export type CopyFiles = {
  /** Bytes of the file of this name, which is relative to `journal.json`; null when there is none. */
  readonly sizeOf: (name: string) => number | null;
  /** As `OpenZip.read`. */
  readonly read: (name: string, limit: number) => ReturnType<OpenZip["read"]>;
};

type Opening =
  | { readonly ok: true; readonly copy: OpenedCopy }
  | { readonly ok: false; readonly refusal: FileRefusal };

/** @throws DOMException when the file cannot be read any more */
export async function openCopy(file: Blob, passphrase: string | null): Promise<Opening> {
  if (!(await isSealedCopy(file))) return openPlain(file);
  const opened = await openSealedCopy(file, passphrase);
  return opened.ok ? openPlain(opened.plain) : opened;
}

async function openPlain(plain: Blob): Promise<Opening> {
  if (await isSealedCopy(plain)) return refuse({ reason: "not_a_copy" });
  if (await isZip(plain)) return openZipped(plain);
  // The size is looked at before anything is read.
  if (plain.size > copyLimit) return refuse({ reason: "too_large" });
  const text = textOf(await plain.arrayBuffer());
  return text === null ? refuse({ reason: "not_text" }) : { ok: true, copy: { text, files: null, plain } };
}

async function openZipped(plain: Blob): Promise<Opening> {
  const opened = await openZip(plain);
  if (!opened.ok) return opened;
  const { entries, read } = opened.zip;
  const journal = journalIn(entries.map(({ name }) => name));
  if (journal === null) return refuse({ reason: "zip_without_journal" });
  const content = await read(journal, copyLimit);
  if (!content.ok) return content;
  const text = textOf(content.bytes);
  if (text === null) return refuse({ reason: "not_text" });
  const folder = journal.slice(0, -journalName.length);
  const sizes = new Map(entries.map(({ name, bytes }) => [name, bytes]));
  const files: CopyFiles = {
    sizeOf: (name) => sizes.get(folder + name) ?? null,
    read: (name, limit) => read(folder + name, limit),
  };
  return { ok: true, copy: { text, files, plain } };
}

const journalName = "journal.json";

/** At the top, or in the one folder of a copy that was unpacked and packed again; null when there is none, or more than one. */
function journalIn(names: readonly string[]): string | null {
  if (names.includes(journalName)) return journalName;
  const [found, ...others] = names.filter((name) => /^[^/]+\/journal\.json$/.test(name) && !isOfMac(name));
  return found !== undefined && others.length === 0 ? found : null;
}

const isOfMac = (name: string) => name.startsWith("__MACOSX/");

/** Without a byte order mark; null when it is no UTF-8. */
function textOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const refuse = (refusal: FileRefusal): Opening => ({ ok: false, refusal });
