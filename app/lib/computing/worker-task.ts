/** A longer piece of work in a worker of its own, with its progress; ended by the signal. For a computation of rows see computation.ts. */

type TaskMessage<Progress, Result> =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "result"; readonly result: Result }
  | { readonly kind: "failure"; readonly name: string; readonly message: string };

type Task<Progress> = {
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
};

/**
 * Resolves with the result; the worker is ended afterwards, and at once when the signal aborts.
 * @throws Error with the name and message of what the work threw; a DOMException "AbortError" once aborted
 */
export function runTask<Input, Progress, Result>(
  startWorker: () => Worker,
  input: Input,
  { onProgress, signal }: Task<Progress>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = startWorker();
    const end = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener("abort", abort);
      settle();
    };
    const abort = () => end(() => reject(new DOMException("Stopped by the person.", "AbortError")));
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort);
    worker.addEventListener("message", ({ data }: MessageEvent<TaskMessage<Progress, Result>>) => {
      if (data.kind === "progress") onProgress(data.progress);
      else if (data.kind === "result") end(() => resolve(data.result));
      else end(() => reject(Object.assign(new Error(data.message), { name: data.name })));
    });
    worker.addEventListener("error", () => end(() => reject(new Error("The worker could not be started."))));
    worker.postMessage(input);
  });
}

/** Milliseconds between two reports: a page that shows each of thousands would be busy with nothing else. */
const reportEvery = 100;

/** Runs in the worker: does the one piece of work it is asked for. `report` may be called often, and tells the page now and then. */
export function serveTask<Input, Progress, Result>(
  work: (input: Input, report: (progress: Progress) => void) => Promise<Result>,
): void {
  const post = (message: TaskMessage<Progress, Result>) => postMessage(message);
  let reported = Number.NEGATIVE_INFINITY;
  function report(progress: Progress) {
    if (performance.now() - reported < reportEvery) return;
    reported = performance.now();
    post({ kind: "progress", progress });
  }
  addEventListener("message", ({ data }: MessageEvent<Input>) => {
    work(data, report).then(
      (result) => post({ kind: "result", result }),
      (error: unknown) => {
        const { name, message } = error instanceof Error ? error : new Error(String(error));
        post({ kind: "failure", name, message });
      },
    );
  });
}
