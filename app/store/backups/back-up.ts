/** Sends a backup when the journal has changed since the last one. One tab of a device at a time. */
import { runTask } from "#app/lib/computing/worker-task.ts";
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import { keepConversationList } from "#app/store/conversations/conversations.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { lastBackupKey } from "#app/store/db/journal-database.ts";
import { isAlive } from "#app/store/db/use-view.ts";
import { readPlace } from "#app/store/sync/pull-place.ts";
import { type SentBackup, sendBackup } from "./backup-calls.ts";
import { backupsOffKey, type LastBackup } from "./backup-meta.ts";
import type { BackupTask } from "./backup-worker.ts";
import type { ComposedBackup } from "./compose-backup.ts";

type BackupPorts = {
  readonly compose: (journal: Journal, signal: AbortSignal) => Promise<ComposedBackup>;
  readonly send: typeof sendBackup;
};

/**
 * - off: the server keeps no backups.
 * - waiting: an erasure is on its way, or this device has not heard of everything yet.
 * - unchanged: nothing changed since the last one.
 */
type BackedUp = { readonly outcome: SentBackup["outcome"] | "off" | "waiting" | "unchanged" };

const devicePorts: BackupPorts = {
  compose: ({ database, personId, now }, signal) =>
    runTask<BackupTask, never, ComposedBackup>(
      () => new Worker(new URL("./backup-worker.ts", import.meta.url), { type: "module" }),
      {
        databaseName: database.dexie.name,
        personId,
        timestamp: now().toISOString(),
        timeZone: deviceTimeZone(),
      },
      { signal, onProgress: () => undefined },
    ),
  send: sendBackup,
};

/** Ended by the signal, which leaves nothing half done: a state that was sent is kept whole or not at all. */
export async function backUp(journal: Journal, signal: AbortSignal, ports = devicePorts): Promise<BackedUp> {
  const { database, personId } = journal;
  const { meta } = database;
  const [off, kept] = await meta.bulkGet([backupsOffKey, lastBackupKey]);
  if (off?.value === true) return { outcome: "off" };
  const { since, walk } = await readPlace(database);
  // What an erasure takes from the server would otherwise be sent again before it, or after it.
  if (walk || (await isErasing(journal))) return { outcome: "waiting" };
  // Only this function writes under the key.
  const last = kept?.value as LastBackup | undefined;
  const mark = await markOf(journal);
  if (last?.mark === mark) return { outcome: "unchanged" };
  const { backup, fingerprint } = await ports.compose(journal, signal);
  signal.throwIfAborted();
  const isSame = last?.fingerprint === fingerprint;
  const { outcome } = isSame ? { outcome: "unchanged" as const } : await ports.send(personId, backup, since);
  if (signal.aborted || database.dexie.hasBeenClosed()) return { outcome };
  if (outcome === "missing") await meta.put({ key: backupsOffKey, value: true });
  if (outcome === "kept" || outcome === "unchanged") await remember(journal, { fingerprint, mark }, last);
  return { outcome };
}

/** Unless an erasure came meanwhile, which forgot the last one: the next backup is then due. */
async function remember(journal: Journal, next: LastBackup, last: LastBackup | undefined): Promise<void> {
  const { meta, outbox, dexie } = journal.database;
  await dexie.transaction("rw", meta, outbox, async () => {
    const isForgotten = last !== undefined && !(await meta.get(lastBackupKey));
    if (!isForgotten && !(await isErasing(journal))) await meta.put({ key: lastBackupKey, value: next });
  });
  const [conversations, turns] = [journal.views.conversations.current(), journal.views.turns.current()];
  if (!conversations || !turns) return;
  const said = [...turns.values()].filter(isAlive);
  keepConversationList(
    journal.personId,
    [...conversations.values()].filter(isAlive),
    Map.groupBy(said, ({ conversation_id }) => conversation_id),
  );
}

async function isErasing({ database }: Journal): Promise<boolean> {
  return (await database.outbox.filter(({ op }) => op.kind === "erase").count()) > 0;
}

/** How the journal stands, from the rows in memory: how many of each table, how many of them deleted, and when the last one changed. */
async function markOf({ views }: Journal): Promise<string> {
  const tables = [
    views.profiles,
    views.relationships,
    views.moments,
    views.media,
    views.conversations,
    views.turns,
  ];
  await Promise.all(tables.map((view) => view.read()));
  return tables
    .map((view) => {
      let newest = "";
      let revs = 0;
      let gone = 0;
      for (const { updated_at, rev, deleted_at } of view.current()?.values() ?? []) {
        if (updated_at > newest) newest = updated_at;
        revs += rev;
        if (deleted_at !== null) gone += 1;
      }
      return `${view.current()?.size ?? 0} ${gone} ${revs} ${newest}`;
    })
    .join("|");
}
