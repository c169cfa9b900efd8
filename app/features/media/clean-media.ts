/**
 * The owner's own clean-up of invalid entries in `relationships.media` (specification, sections 5 and 9; product decisions, "The media
 * clean-up is the owner's own"): at most every 24 hours, and the page is reloaded if any row was changed. If the server cannot be reached,
 * it runs at the next start.
 */
import { callApi } from "#app/lib/api-client.ts";
import { readLocal, writeLocal } from "#app/lib/local-storage.ts";
import { isRecord } from "#app/lib/person.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { cleanMedia, isMediaCleanupDue, isStoredMedia } from "#domain/media/media-list.ts";

/** The specification's key, one per person: milliseconds. Removed at sign-out. */
const keyOf = ({ personId }: Journal) => `lastMediaCleanup:${personId}`;

type CleaningPorts = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  /** The number of rows cleaned by the server; null without a response. */
  readonly requestCleanUp: () => Promise<number | null>;
  readonly reload: () => void;
};

const browserPorts: CleaningPorts = {
  read: readLocal,
  write: writeLocal,
  requestCleanUp: async () => {
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
  const cleaned = journal.kind === "account" ? await ports.requestCleanUp() : await cleanHere(journal);
  if (cleaned === null) return;
  ports.write(key, String(now));
  if (cleaned > 0) ports.reload();
}

/** Without an account the lists are on this device. */
async function cleanHere({ database }: Journal): Promise<number> {
  return database
    .table("relationships")
    .filter(({ media }) => !media.every(isStoredMedia))
    .modify((row: { media: readonly string[] }) => {
      row.media = cleanMedia(row.media);
    });
}
