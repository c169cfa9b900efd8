/** "Note a moment", asked from anywhere: the frame answers with the sheet. */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { createStore, type Store } from "./store.ts";

export type CaptureRequest = {
  /** With whom; null for nobody in particular. Left out: the one on screen, or whoever is most likely. */
  readonly relationshipId?: string | null;
  /** Of which day; left out: of today. */
  readonly day?: CalendarDay;
};

export const captureRequest: Store<CaptureRequest | null> = createStore<CaptureRequest | null>(null);

export function requestCapture(about: CaptureRequest = {}): void {
  captureRequest.set(about);
}

export function closeCapture(): void {
  captureRequest.set(null);
}
