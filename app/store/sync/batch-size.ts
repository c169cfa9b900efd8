/** How many bytes are sent in one call: fewer after one that timed out or was cut off, more after quick ones. */

import { pullBytesLimit, pushBytesLimit } from "#domain/wire/sync.ts";

export type BatchSize = {
  /** The most bytes of the next call. */
  bytes(): number;
  answered(milliseconds: number): void;
  failed(status: number): void;
};

type BatchSizeLimits = { readonly first: number; readonly smallest: number; readonly largest: number };

/** Milliseconds. */
const quick = 2_000;
const slow = 8_000;
/** Successful calls in a row until a larger size than the failed one is tried again. */
const successesToGrow = 32;
/** Timeouts and cut connections; too long a wait or too large a body for a proxy. */
const connectionFailures: readonly number[] = [0, 408, 413, 504];

/** Every connection carries this much: if an op of this size is refused as too large, the reason is another. */
export const smallestBatch = 16 * 1024;

/** Starts at the largest size: a batch is usually a single edit. */
export const pushBatchSize = () =>
  createBatchSize({ first: pushBytesLimit, smallest: smallestBatch, largest: pushBytesLimit });
/** Starts small, so that a slow connection shows something soon. */
export const pullBatchSize = () =>
  createBatchSize({ first: 64 * 1024, smallest: 8 * 1024, largest: pullBytesLimit });

function createBatchSize({ first, smallest, largest }: BatchSizeLimits): BatchSize {
  let bytes = first;
  /** A size that failed is not tried again at once. */
  let ceiling = largest;
  let inARow = 0;
  return {
    bytes: () => bytes,
    answered(milliseconds) {
      inARow += 1;
      if (inARow % successesToGrow === 0) ceiling = Math.min(ceiling * 2, largest);
      if (milliseconds < quick) bytes = Math.min(bytes * 2, ceiling);
      else if (milliseconds > slow) bytes = Math.max(bytes / 2, smallest);
    },
    failed(status) {
      if (!connectionFailures.includes(status)) return;
      inARow = 0;
      ceiling = Math.max(bytes / 2, smallest);
      bytes = Math.max(bytes / 4, smallest);
    },
  };
}
