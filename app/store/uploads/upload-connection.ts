/** Whether the server answers this tab's uploads; only the tab that sends knows. */
import { createStore, useStore } from "#app/lib/store.ts";
import type { UploadReply, UploadTransport } from "./upload-transport.ts";

const road = createStore<"open" | "cut">("open");

export const useUploadConnection = () => useStore(road);

export function noteCut(): void {
  road.set("cut");
}

/** What the calls of one round came to. */
type RoundNotes = { hasProgressed: boolean; retryAfter: number };

export const emptyNotes = (): RoundNotes => ({ hasProgressed: false, retryAfter: 0 });

/** The same road, watched: the first answer says that it is open again. */
export function watchRoad(transport: UploadTransport, notes: RoundNotes): UploadTransport {
  /** To be there is no progress yet: bytes that were taken are. */
  const watched = async (call: Promise<UploadReply>, isProgress: boolean) => {
    const reply = await call;
    if (reply.ok || reply.status !== 0) road.set("open");
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
