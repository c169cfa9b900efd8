/** Sealed relationships are shown for this sitting only: a reload, or leaving the app, hides them again. */
import { createStore, useStore } from "#app/lib/store.ts";

const areShown = createStore(false);

export function showSealed(shown: boolean): void {
  areShown.set(shown);
}

export function useSealedShown(): boolean {
  return useStore(areShown);
}
