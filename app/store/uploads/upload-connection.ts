/** Whether the server responds to this tab's uploads; only the sending tab knows. */
import { createStore, useStore } from "#app/lib/store.ts";
import type { UploadReply, UploadTransport } from "./upload-transport.ts";

const connection = createStore<"open" | "cut">("open");

export const useUploadConnection = () => useStore(connection);

export function noteCut(): void {
  connection.set("cut");
}

/** The results of one round's calls. */
type RoundNotes = { hasProgressed: boolean; retryAfter: number };

export const emptyNotes = (): RoundNotes => ({ hasProgressed: false, retryAfter: 0 });

/** Wraps a transport to record its results: the first response marks the connection as open again. */
export function watchConnection(transport: UploadTransport, notes: RoundNotes): UploadTransport {
  /** A response alone is no progress; accepted bytes are. */
  const watched = async (call: Promise<UploadReply>, isProgress: boolean) => {
    const reply = await call;
    if (reply.ok || reply.status !== 0) connection.set("open");
    if (reply.ok) notes.hasProgressed ||= isProgress;
    else notes.retryAfter = Math.max(notes.retryAfter, reply.retryAfter ?? 0);
    return reply;
  };
  return {
    ...transport,
    open: (request) => watched(transport.open(request), false),
    part: (id, offset, bytes) => watched(transport.part(id, offset, bytes), true),
    poster: (id, bytes) => watched(transport.poster(id, bytes), true),
    finish: (id) => watched(transport.finish(id), true),
  };
}
