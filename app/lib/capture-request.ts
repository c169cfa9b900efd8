/** Requests to open the "note a moment" sheet from anywhere; the frame opens it. */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { createStore, type Store } from "./store.ts";

export type CaptureRequest = {
  /** The person it is about; null for nobody. Absent: the one on screen, or the most likely one. */
  readonly relationshipId?: string | null;
  /** Its day; default today. */
  readonly day?: CalendarDay;
  /** Photos and videos to begin with. */
  readonly files?: readonly File[];
  /** Part of what another app shared could not be taken. */
  readonly isShareCut?: boolean;
};

export const captureRequest: Store<CaptureRequest | null> = createStore<CaptureRequest | null>(null);

export function requestCapture(about: CaptureRequest = {}): void {
  captureRequest.set(about);
}

export function closeCapture(): void {
  captureRequest.set(null);
}
