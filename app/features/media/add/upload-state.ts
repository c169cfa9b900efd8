/** What there is to say of a file on its way. */
import type { UploadRow } from "#app/store/upload-row.ts";

export type UploadState = "waiting" | "queued" | "sending" | "opening" | "again" | "refused";

export function stateOf(
  { state, sent, bytes, retryAt, tries }: UploadRow,
  isOnline: boolean,
  isFirst: boolean,
): UploadState {
  if (state === "refused") return "refused";
  if (!isOnline) return "waiting";
  if (tries > 0 && retryAt !== null) return "again";
  if (sent >= bytes) return "opening";
  return sent > 0 || isFirst ? "sending" : "queued";
}
