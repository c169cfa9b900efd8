export type VideoFacts = {
  /** Pixels, as displayed. */
  readonly width: number;
  readonly height: number;
  /** Seconds; null when the file does not contain it. */
  readonly duration: number | null;
};

/** To the millisecond; null for an impossible duration. */
export function asSeconds(seconds: number): number | null {
  return seconds > 0 && seconds < 86_400 ? Math.round(seconds * 1_000) / 1_000 : null;
}
