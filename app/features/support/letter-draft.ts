/**
 * What is typed into Help's letter and not yet sent. Signed in it lies in this browser by the account, until it is sent or somebody signs out, which
 * clears it (app/lib/traces.ts); the journal, where other drafts lie, is not opened on this page. A visitor's lies in this tab only: others may
 * use the browser after them.
 */
import { isRecord } from "#app/lib/person.ts";
import type { LetterFields } from "#domain/support/letter.ts";

export type LetterDraft = LetterFields & {
  /** Words that were sent once without an answer, and their key: the same words have the same key, and arrive once. */
  readonly tried: (LetterFields & { readonly key: string }) | null;
};

const storeOf = (personId: string | null) =>
  personId === null
    ? { storage: sessionStorage, name: "tendre.letter" }
    : { storage: localStorage, name: `tendre.letter.${personId}` };

export function readLetterDraft(personId: string | null): LetterDraft | null {
  try {
    const { storage, name } = storeOf(personId);
    const stored: unknown = JSON.parse(storage.getItem(name) ?? "null");
    const fields = readFields(stored);
    if (!fields || !isRecord(stored)) return null;
    const tried = readFields(stored.tried);
    const key = isRecord(stored.tried) && typeof stored.tried.key === "string" ? stored.tried.key : null;
    return { ...fields, tried: tried && key !== null ? { ...tried, key } : null };
  } catch {
    return null;
  }
}

function readFields(stored: unknown): LetterFields | null {
  if (!isRecord(stored)) return null;
  const { subject, words, replyTo } = stored;
  if (typeof subject !== "string" || typeof words !== "string" || typeof replyTo !== "string") return null;
  return { subject, words, replyTo };
}

/** @returns false when the browser does not keep it */
export function keepLetterDraft(personId: string | null, draft: LetterDraft | null): boolean {
  try {
    const { storage, name } = storeOf(personId);
    if (draft === null) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** A random id (RFC 9562, version 4), by hand: the browser makes none on plain http, and the library of ids comes with the journal. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    const part = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return part.toString(16).padStart(2, "0");
  });
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The draft as it is sent: words that were tried before keep their key. */
export function tryDraft({ tried, ...fields }: LetterDraft): LetterDraft & { readonly tried: object } {
  const { subject, words, replyTo } = fields;
  const isSame = tried?.subject === subject && tried.words === words && tried.replyTo === replyTo;
  return { ...fields, tried: tried && isSame ? tried : { ...fields, key: newKey() } };
}
