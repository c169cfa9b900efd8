/** Writes the JSON copy of a journal from the device's database. */
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import type { CopyChoice } from "#domain/copy/choose-copy.ts";
import { copyLimit, type JournalFile } from "#domain/copy/journal-file.ts";
import { type CopySource, makeCopy } from "#domain/copy/make-copy.ts";
import { readCopyRows } from "./read-source.ts";

/** Everything of a copy that is not read from the database. */
export type CopyFacts = Omit<CopySource, "journal" | "profile" | "versions"> & {
  readonly choice: CopyChoice;
};

/** `journal.json` as a file, and whether it would be read again: a longer one than `copyLimit` is refused. */
export type WrittenCopy = { readonly file: Blob; readonly comesBack: boolean };

export async function writeCopy(database: JournalDatabase, facts: CopyFacts): Promise<WrittenCopy> {
  const rows = await readCopyRows(database, facts.owner);
  return copyFile(makeCopy({ ...facts, ...rows }, facts.choice));
}

/** One entry a line. */
export function copyFile(copy: JournalFile): WrittenCopy {
  const file = new Blob(copyText(copy), { type: "application/json" });
  return { file, comesBack: file.size <= copyLimit };
}

/** In parts, so that a long journal is never one string. */
export function copyText(copy: JournalFile): string[] {
  const parts = ["{\n"];
  const members = Object.entries(copy);
  for (const [at, [name, value]] of members.entries()) {
    const end = at === members.length - 1 ? "\n" : ",\n";
    if (!Array.isArray(value) || value.length === 0) {
      parts.push(`${JSON.stringify(name)}: ${JSON.stringify(value)}${end}`);
      continue;
    }
    parts.push(`${JSON.stringify(name)}: [\n`);
    for (const [index, entry] of value.entries()) {
      parts.push(`${JSON.stringify(entry)}${index === value.length - 1 ? "\n" : ",\n"}`);
    }
    parts.push(`]${end}`);
  }
  return [...parts, "}\n"];
}
