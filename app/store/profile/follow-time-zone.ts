/**
 * The profile's time zone follows the person: a device sends its own when it first opens the journal and each time it has moved since, and
 * otherwise leaves what another device sent (docs/decisions/022-today.md). It uses the profile's own route, on top of the newest row, so it
 * never causes a conflict.
 */

import { callApi } from "#app/lib/api-client.ts";
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import { webLocks } from "#app/lib/web-locks.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { DataResult } from "#domain/backend/data-result.ts";

/** `meta` key of the time zone that this device has sent last. */
const sentZoneKey = "toldTimeZone";

export type TellZone = (timezone: string) => Promise<Pick<DataResult<unknown>, "error" | "status">>;

const tellServer: TellZone = (timezone) =>
  callApi("/api/profile", { method: "PATCH", body: { timezone }, timeout: 15_000 });

/** Without a response it is sent again at the next occasion. A time zone that the server refuses is not sent twice. */
export async function sendTimeZone(
  journal: Journal,
  tell: TellZone = tellServer,
  zone = deviceTimeZone(),
): Promise<void> {
  const { meta, dexie } = journal.database;
  if ((await meta.get(sentZoneKey))?.value === zone) return;
  const { error, status } = await tell(zone);
  if (error && status !== 400) return;
  if (dexie.isOpen()) await meta.put({ key: sentZoneKey, value: zone });
}

/**
 * Checks now, when the page becomes visible and when the network is back.
 * @returns a function that stops it
 */
export function followTimeZone(journal: Journal): () => void {
  const stopping = new AbortController();
  const check = () => {
    if (journal.database.dexie.hasBeenClosed()) return;
    webLocks()
      .request(`tendre-zone-${journal.personId}`, { signal: stopping.signal }, () => sendTimeZone(journal))
      .catch((error: unknown) => {
        // Closing the journal ends the wait, or closes the database during a read.
        if (!stopping.signal.aborted && journal.database.dexie.isOpen()) throw error;
      });
  };
  document.addEventListener("visibilitychange", check, { signal: stopping.signal });
  addEventListener("online", check, { signal: stopping.signal });
  check();
  return () => stopping.abort();
}
