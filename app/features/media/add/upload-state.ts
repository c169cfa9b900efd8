/** What there is to say of a file on its way. */
import type { UploadRow } from "#app/store/db/upload-row.ts";

type UploadState = "waiting" | "queued" | "sending" | "cut" | "opening" | "again" | "refused";

export function stateOf(
  { state, sent, bytes, retryAt, tries }: UploadRow,
  { isOnline, isCut, isFirst }: { isOnline: boolean; isCut: boolean; isFirst: boolean },
): UploadState {
  if (state === "refused") return "refused";
  if (!isOnline) return "waiting";
  if (isCut) return sent > 0 ? "cut" : "waiting";
  if (tries > 0 && retryAt !== null) return "again";
  if (sent >= bytes) return "opening";
  return sent > 0 || isFirst ? "sending" : "queued";
}
