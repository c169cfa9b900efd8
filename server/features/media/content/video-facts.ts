export type VideoFacts = {
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** Seconds; null when the file does not say. */
  readonly duration: number | null;
};
