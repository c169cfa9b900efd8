/** How much travels in one call: less after one that the line did not carry, more after quick ones. */

import { pullBytesLimit, pushBytesLimit } from "#domain/wire/sync.ts";

export type Pace = {
  /** The most bytes of the next call. */
  bytes(): number;
  answered(milliseconds: number): void;
  failed(status: number): void;
};

type PaceLimits = { readonly first: number; readonly smallest: number; readonly largest: number };

/** Milliseconds. */
const quick = 2_000;
const slow = 8_000;
/** Answers in a row until more than what failed is tried again. */
const patience = 32;
/** No answer in time, or cut; too long a wait or too large a body for whatever stands in between. */
const lineFailures: readonly number[] = [0, 408, 413, 504];

/** No road takes less: an op of this size that is too large for it meets something else. */
export const smallestBatch = 16 * 1024;

/** A batch begins as large as it may be: there is seldom more than a line in it. */
export const pushPace = () =>
  createPace({ first: pushBytesLimit, smallest: smallestBatch, largest: pushBytesLimit });
/** A page begins small, so that a slow line shows something soon. */
export const pullPace = () => createPace({ first: 64 * 1024, smallest: 8 * 1024, largest: pullBytesLimit });

function createPace({ first, smallest, largest }: PaceLimits): Pace {
  let bytes = first;
  /** What failed is not tried again at once. */
  let ceiling = largest;
  let inARow = 0;
  return {
    bytes: () => bytes,
    answered(milliseconds) {
      inARow += 1;
      if (inARow % patience === 0) ceiling = Math.min(ceiling * 2, largest);
      if (milliseconds < quick) bytes = Math.min(bytes * 2, ceiling);
      else if (milliseconds > slow) bytes = Math.max(bytes / 2, smallest);
    },
    failed(status) {
      if (!lineFailures.includes(status)) return;
      inARow = 0;
      ceiling = Math.max(bytes / 2, smallest);
      bytes = Math.max(bytes / 4, smallest);
    },
  };
}
