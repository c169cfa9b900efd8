import { listDeviceMedia } from "#app/store/media/device-media.ts";
import type { Outcome } from "#app/store/write/outcome.ts";

/** After a successful write the relationship's list is updated, which a journal without an account maintains itself. */
export async function thenList(written: Outcome, relationshipId: string | null): Promise<Outcome> {
  return written.ok && relationshipId !== null ? listDeviceMedia(relationshipId) : written;
}
