/** Puts a backup together from the device's database. Runs in a worker, so that a long journal never holds up the page. */
import { digest } from "#app/lib/sha-256.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import type { Profile } from "#domain/account/profile.ts";
import { type Backup, makeBackup } from "#domain/backup/backup.ts";
import { computeGame } from "#domain/game/game.ts";
import { pauseSpans } from "#domain/game/pauses.ts";
import { writeProgress } from "#domain/game/progress.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";

export type BackupOrder = {
  readonly personId: string;
  /** ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly timeZone: string;
};
export type ComposedBackup = { readonly backup: Backup; readonly fingerprint: string };

export async function composeBackup(
  database: JournalDatabase,
  { personId, timestamp, timeZone }: BackupOrder,
): Promise<ComposedBackup> {
  const rows = await readRows(database, personId);
  const today = dayInTimeZone(timestamp, timeZone);
  const isOn = rows.profile?.game_is_on ?? true;
  const pauses = rows.profile?.game_pauses ?? [];
  const game = computeGame(rows.journal, { today, timeZone, pauses: pauseSpans(pauses, today) });
  const backup = makeBackup({ ...rows, personId, timestamp, game: writeProgress(game, { isOn, pauses }) });
  return { backup, fingerprint: await digest(new TextEncoder().encode(JSON.stringify(backup.data))) };
}

/** All in one transaction: a backup never holds half of an edit. */
async function readRows(database: JournalDatabase, personId: string) {
  const [relationships, moments, media] = [
    database.table("relationships"),
    database.table("moments"),
    database.table("media"),
  ];
  const [conversations, turns, profiles] = [
    database.table("conversations"),
    database.table("turns"),
    database.table("profiles"),
  ];
  const isAlive = (row: { readonly deleted_at: string | null }) => row.deleted_at === null;
  const tables = [relationships, moments, media, conversations, turns, profiles];
  return database.dexie.transaction("r", tables, async () => ({
    journal: {
      relationships: await relationships.toArray(),
      moments: await moments.toArray(),
      media: await media.toArray(),
    },
    conversations: await conversations.filter(isAlive).toArray(),
    turns: await turns.filter(isAlive).toArray(),
    profile: ((await profiles.get(personId)) ?? null) satisfies Profile | null,
  }));
}
