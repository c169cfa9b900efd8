/** "Note a moment", asked from anywhere: the frame answers with the sheet. */
import { createStore, type Store } from "./store.ts";

export type CaptureRequest = {
  /** With whom; null for nobody in particular. Left out: the one on screen, or whoever is most likely. */
  readonly relationshipId?: string | null;
};

export const captureRequest: Store<CaptureRequest | null> = createStore<CaptureRequest | null>(null);

export function requestCapture(about: CaptureRequest = {}): void {
  captureRequest.set(about);
}

export function closeCapture(): void {
  captureRequest.set(null);
}
