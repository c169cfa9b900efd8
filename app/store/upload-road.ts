/** Whether the server answers this tab's uploads; only the tab that sends knows. */
import { createStore, useStore } from "#app/lib/store.ts";
import type { UploadTransport } from "./upload-transport.ts";

const road = createStore<"open" | "cut">("open");

export const useUploadRoad = () => useStore(road);

export function noteCut(): void {
  road.set("cut");
}

/** The same road; the first answer says that it is open again. */
export function watchRoad(transport: UploadTransport): UploadTransport {
  return {
    ...transport,
    async open(request) {
      const reply = await transport.open(request);
      if (reply.ok || reply.status !== 0) road.set("open");
      return reply;
    },
  };
}
