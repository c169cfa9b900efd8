/**
 * The owner's own clean-up of what is no photo or video in `relationships.media` (specification, sections 5 and 9;
 * product decisions, "The media clean-up is the owner's own"): at most every 24 hours, and the page is loaded anew if any row was
 * cleaned. Not reached: asked again at the next start.
 */
import { callApi } from "#app/lib/api-client.ts";
import { readLocal, writeLocal } from "#app/lib/local-storage.ts";
import { isRecord } from "#app/lib/person.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { cleanMedia, isMediaCleanupDue, isStoredMedia } from "#domain/media/media-list.ts";

/** The specification's key, one for each person: milliseconds. It leaves with them. */
const keyOf = ({ personId }: Journal) => `lastMediaCleanup:${personId}`;

type CleaningPorts = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  /** Rows cleaned by the server; null when it gave no answer. */
  readonly ask: () => Promise<number | null>;
  readonly reload: () => void;
};

const browserPorts: CleaningPorts = {
  read: readLocal,
  write: writeLocal,
  ask: async () => {
    const { data } = await callApi("/api/media/clean", { method: "POST", timeout: 30_000 });
    return isRecord(data) && typeof data.cleaned === "number" ? data.cleaned : null;
  },
  reload: () => location.reload(),
};

export async function cleanMediaIfDue(journal: Journal, ports: CleaningPorts = browserPorts): Promise<void> {
  const now = journal.now().getTime();
  const key = keyOf(journal);
  const last = ports.read(key);
  if (!isMediaCleanupDue(last === null ? null : Number(last), now)) return;
  const cleaned = journal.kind === "account" ? await ports.ask() : await cleanHere(journal);
  if (cleaned === null) return;
  ports.write(key, String(now));
  if (cleaned > 0) ports.reload();
}

/** Without an account the lists are this device's own. */
async function cleanHere({ database }: Journal): Promise<number> {
  return database
    .table("relationships")
    .filter(({ media }) => !media.every(isStoredMedia))
    .modify((row: { media: readonly string[] }) => {
      row.media = cleanMedia(row.media);
    });
}
