import { listDeviceMedia } from "#app/store/media/device-media.ts";
import type { Outcome } from "#app/store/write/outcome.ts";

/** What was kept changes the list of its relationship, which a journal on this device alone keeps itself. */
export async function thenList(written: Outcome, relationshipId: string | null): Promise<Outcome> {
  return written.ok && relationshipId !== null ? listDeviceMedia(relationshipId) : written;
}
