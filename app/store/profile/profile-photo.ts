/**
 * The photo of one's own profile. An account's is kept by the server, which makes it again without anything but pixels; a journal of this
 * device keeps it in its own profile. What could not be sent waits here as a draft, which a sign-out asks about.
 */
import { callApi } from "#app/lib/api-client.ts";
import { fromBase64 } from "#app/lib/base64.ts";
import { isRecord } from "#app/lib/person.ts";
import { type Journal, requireJournal } from "#app/store/db/journal.ts";
import { unlessFull } from "#app/store/db/storage-space.ts";
import { callHeaders } from "#app/store/sync/transport.ts";
import type { Outcome } from "#app/store/write/outcome.ts";

export const photoDraftKey = "profile:photo";

/** Milliseconds: the picture is sent and opened. */
const timeout = 60_000;
const path = "/api/profile/photo";

/** @param photo a square, made again by this device */
export async function keepProfilePhoto(photo: Blob): Promise<Outcome> {
  const journal = requireJournal();
  if (journal.kind !== "account") return keepHere(journal, await dataUrlOf(photo));
  const outcome = await call(journal, { method: "PUT", bytes: photo });
  if (outcome.ok) return dropPhotoDraft();
  if (outcome.reason !== "offline") return outcome;
  const value = { fields: { photo: await dataUrlOf(photo) } };
  const kept = await unlessFull(() =>
    journal.database.drafts.put({ key: photoDraftKey, value, savedAt: journal.now().toISOString() }),
  );
  return typeof kept === "string" ? outcome : kept;
}

export async function removeProfilePhoto(): Promise<Outcome> {
  const journal = requireJournal();
  return journal.kind === "account" ? call(journal, { method: "DELETE" }) : keepHere(journal, null);
}

/** Sends what waits; it stays when the server is away again. */
export async function sendWaitingPhoto(image: string): Promise<Outcome> {
  const [, type = "", letters = ""] = /^data:(image\/[a-z]+);base64,(.*)$/.exec(image) ?? [];
  return keepProfilePhoto(new Blob([fromBase64(letters)], { type }));
}

export async function dropPhotoDraft(): Promise<Outcome> {
  await requireJournal().database.drafts.delete(photoDraftKey);
  return { ok: true };
}

/** The picture in the draft; null for anything else. */
export function readPhotoDraft(stored: unknown): string | null {
  const fields = isRecord(stored) && isRecord(stored.fields) ? stored.fields : null;
  return typeof fields?.photo === "string" && fields.photo.startsWith("data:image/") ? fields.photo : null;
}

async function keepHere({ database, personId }: Journal, image: string | null): Promise<Outcome> {
  const written = await unlessFull(() => database.table("profiles").update(personId, { avatar_url: image }));
  if (typeof written !== "number") return written;
  return written === 1 ? { ok: true } : { ok: false, reason: "not_found" };
}

/** What the server refuses comes from its own rules; the profile itself comes with the next pull. */
async function call(
  { personId, database }: Journal,
  what: { readonly method: "PUT"; readonly bytes: Blob } | { readonly method: "DELETE" },
): Promise<Outcome> {
  const headers = {
    ...callHeaders(personId),
    ...("bytes" in what ? { "content-type": what.bytes.type } : {}),
  };
  const { data, error, status } = await callApi(path, { ...what, headers, timeout });
  if (error) {
    const isAway = status === 0 || status === 401 || status === 429 || status >= 500;
    return { ok: false, reason: isAway ? "offline" : "invalid" };
  }
  const address = isRecord(data) && typeof data.avatar_url === "string" ? data.avatar_url : null;
  await database.table("profiles").update(personId, { avatar_url: address });
  return { ok: true };
}

async function dataUrlOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () =>
    typeof reader.result === "string" ? resolve(reader.result) : reject(new Error("no text"));
  reader.onerror = () => reject(reader.error ?? new Error("not read"));
  reader.readAsDataURL(blob);
  return promise;
}
