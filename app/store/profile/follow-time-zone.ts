/**
 * The profile's time zone follows the person: a device tells the server its own when it first opens the journal and each
 * time it has moved since, and otherwise leaves what another device said (docs/decisions/022-today.md). It goes by the
 * profile's own route, on top of the newest row, so that it can be in conflict with nothing.
 */
import { callApi } from "#app/lib/api-client.ts";
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { DataResult } from "#domain/backend/data-result.ts";

/** `meta` key of the zone that this device told last. */
const toldZone = "toldTimeZone";

export type TellZone = (timezone: string) => Promise<Pick<DataResult<unknown>, "error" | "status">>;

const tellServer: TellZone = (timezone) =>
  callApi("/api/profile", { method: "PATCH", body: { timezone }, timeout: 15_000 });

/** Without an answer it is told again at the next occasion. A zone that the server does not know is not told twice. */
export async function tellTimeZone(
  journal: Journal,
  tell: TellZone = tellServer,
  zone = deviceTimeZone(),
): Promise<void> {
  const { meta, dexie } = journal.database;
  if ((await meta.get(toldZone))?.value === zone) return;
  const { error, status } = await tell(zone);
  if (error && status !== 400) return;
  if (dexie.isOpen()) await meta.put({ key: toldZone, value: zone });
}

/** Looks now, when the page is looked at again and when the network is back. Returns how to stop. */
export function followTimeZone(journal: Journal): () => void {
  const stopping = new AbortController();
  const look = () => {
    if (!journal.database.dexie.isOpen()) return;
    navigator.locks
      .request(`tendre-zone-${journal.personId}`, { signal: stopping.signal }, () => tellTimeZone(journal))
      .catch((error: unknown) => {
        // Leaving ends the wait, or closes the database under it.
        if (!stopping.signal.aborted && journal.database.dexie.isOpen()) throw error;
      });
  };
  document.addEventListener("visibilitychange", look, { signal: stopping.signal });
  addEventListener("online", look, { signal: stopping.signal });
  look();
  return () => stopping.abort();
}
