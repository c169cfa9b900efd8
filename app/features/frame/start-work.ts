/** What goes on beside an account's open journal, in one file that the first view fetches after it is drawn. */
import { startBackups } from "#app/store/backups/start-backups.ts";
import { tellCountedMessages } from "#app/store/conversations/count-key.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { followLanguage } from "#app/store/profile/follow-language.ts";
import { followTimeZone } from "#app/store/profile/follow-time-zone.ts";
import { startSync } from "#app/store/sync/sync-loop.ts";
import { startUploads } from "#app/store/uploads/upload-loop.ts";

/** Returns what ends all of it. */
export function startWork(journal: Journal): () => void {
  const stops = [
    startSync(journal),
    startUploads(journal),
    followTimeZone(journal),
    followLanguage(journal),
    tellCountedMessages(journal),
    startBackups(journal),
  ];
  return () => {
    for (const end of stops) end();
  };
}
