/** Sealed relationships stay open until the app is reloaded or left. */
import { createStore, useStore } from "#app/lib/store.ts";

const areShown = createStore(false);

export function showSealed(shown: boolean): void {
  areShown.set(shown);
}

export function useSealedShown(): boolean {
  return useStore(areShown);
}
