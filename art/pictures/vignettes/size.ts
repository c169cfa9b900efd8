/** A vignette is 160 × 200 and cut by its frame to any shape. */
export const width = 160;
export const height = 200;
