/** Whether the Game is switched off for everyone of this server, as it was last told. Apart, so that pages of the Game load no more than this. */
import { readLocal, removeLocal, writeLocal } from "#app/lib/local-storage.ts";
import { createStore, useStore } from "#app/lib/store.ts";

const key = "tendre.gameOff";
const isClosed = createStore(readLocal(key) === "1");

export function closeGame(closed: boolean): void {
  if (closed) writeLocal(key, "1");
  else removeLocal(key);
  isClosed.set(closed);
}

export const useGameClosed = (): boolean => useStore(isClosed);
