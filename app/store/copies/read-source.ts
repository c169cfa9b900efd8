/** Reads from the device's database what a copy is made of. Runs in a worker too: only the database's name is needed. */
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import type { UploadRow } from "#app/store/db/upload-row.ts";
import type { MomentHistoryEntry } from "#domain/copy/journal-file.ts";
import type { CopySource } from "#domain/copy/make-copy.ts";
import type { Media } from "#domain/media/media.ts";
import { queuedMedia } from "./queued-media.ts";

type ReadRows = Pick<CopySource, "journal" | "profile" | "versions" | "conversations">;

/** All in one transaction: a copy never holds half of an edit. */
export async function readCopyRows(database: JournalDatabase, personId: string): Promise<ReadRows> {
  const [relationships, moments, media] = [
    database.table("relationships"),
    database.table("moments"),
    database.table("media"),
  ];
  const profiles = database.table("profiles");
  const [conversations, turns] = [database.table("conversations"), database.table("turns")];
  const { dexie, versions, outbox, uploads } = database;
  const all = [relationships, moments, media, profiles, conversations, turns, versions, outbox, uploads];
  return dexie.transaction("r", all, async () => ({
    journal: {
      relationships: await relationships.toArray(),
      moments: await moments.toArray(),
      media: withQueued(await media.toArray(), await uploads.toArray()),
    },
    conversations: { conversations: await conversations.toArray(), turns: await turns.toArray() },
    profile: (await profiles.get(personId)) ?? null,
    versions: groupVersions([
      ...(await versions.orderBy("seq").toArray()),
      ...(await outbox.orderBy("seq").toArray()).map(({ op }) => op),
    ]),
  }));
}

function withQueued(media: readonly Media[], uploads: readonly UploadRow[]): readonly Media[] {
  return [...media, ...queuedMedia(uploads, new Set(media.map(({ id }) => id)))];
}

type Edit = {
  readonly table: string;
  readonly id: string;
  readonly kind: MomentHistoryEntry["kind"] | "erase";
  readonly at: string;
  readonly fields: MomentHistoryEntry["fields"];
};

function groupVersions(edits: readonly Edit[]): ReadonlyMap<string, readonly MomentHistoryEntry[]> {
  const found = new Map<string, MomentHistoryEntry[]>();
  for (const { table, id, kind, at, fields } of edits) {
    if (table !== "moments" || kind === "erase") continue;
    const known = found.get(id) ?? [];
    known.push({ kind, at, fields });
    found.set(id, known);
  }
  return found;
}
