/** A computation over the whole journal: a pure function, and where it runs when the journal is large. */

export type Computation<Input extends object, Result> = {
  /** Pure: the same input gives the same result, in a worker too. */
  readonly compute: (input: Input) => Result;
  /** Rows that `compute` goes through. */
  readonly sizeOf: (input: Input) => number;
  /**
   * Starts a worker whose module calls `serveComputation(compute)`. Without one, a large input is computed on the page when it is idle: for
   * computations that are faster than copying the journal to a worker.
   */
  readonly startWorker?: () => Worker;
};

/** Up to this many rows the computation takes less than a frame or two. */
export const fewRows = 1_000;

export function isSmall<Input extends object>(
  { sizeOf }: Pick<Computation<Input, unknown>, "sizeOf">,
  input: Input,
): boolean {
  return sizeOf(input) <= fewRows;
}

/** Runs in the worker: each message is an input, its reply the result. */
export function serveComputation<Input, Result>(compute: (input: Input) => Result): void {
  addEventListener("message", ({ data }: MessageEvent<Input>) => postMessage(compute(data)));
}

/**
 * Resolves with the result, however large the input: from the worker where the computation has one, else when the page is
 * idle. A browser that starts no worker gets the same result from the page itself. Never resolves once aborted.
 * @throws what `compute` throws
 */
export function computeLater<Input extends object, Result>(
  computation: Computation<Input, Result>,
  input: Input,
  signal: AbortSignal,
): Promise<Result> {
  const { compute, startWorker } = computation;
  if (!startWorker) return computeWhenIdle(() => compute(input), signal);
  return new Promise((resolve, reject) => {
    const worker = startWorker();
    const end = () => worker.terminate();
    signal.addEventListener("abort", end, { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<Result>) => {
      end();
      resolve(data);
    });
    worker.addEventListener("error", () => {
      end();
      if (!signal.aborted) computeHere(() => compute(input), resolve, reject);
    });
    worker.postMessage(input);
  });
}

/** Milliseconds after which a page that is never idle computes all the same. */
const idlePatience = 500;

function computeWhenIdle<Result>(work: () => Result, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const act = () => {
      if (!signal.aborted) computeHere(work, resolve, reject);
    };
    if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: idlePatience });
    else setTimeout(act, 50);
  });
}

function computeHere<Result>(
  work: () => Result,
  resolve: (result: Result) => void,
  reject: (failure: unknown) => void,
): void {
  try {
    resolve(work());
  } catch (failure) {
    reject(failure);
  }
}
