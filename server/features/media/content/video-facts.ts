export type VideoFacts = {
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** Seconds; null when the file does not say. */
  readonly duration: number | null;
};

/** To the millisecond; null for what no film lasts. */
export function asSeconds(seconds: number): number | null {
  return seconds > 0 && seconds < 86_400 ? Math.round(seconds * 1_000) / 1_000 : null;
}
