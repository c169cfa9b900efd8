/** Where the page's figures are worked out: here while the journal is small, in a worker beyond. */
import { answerStatistics, type StatisticsRequest, type StatisticsResult } from "./statistics-result.ts";

/** Rows above which the arithmetic may last longer than a frame or two. */
export const fewRows = 1_000;

export function isSmall({ journal }: StatisticsRequest): boolean {
  return journal.relationships.length + journal.moments.length <= fewRows;
}

/** Resolves with the worker's result. A browser that starts no worker gets the same result from the page itself. */
export function askWorker(request: StatisticsRequest, signal: AbortSignal): Promise<StatisticsResult> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./statistics-worker.ts", import.meta.url), { type: "module" });
    const end = () => worker.terminate();
    signal.addEventListener("abort", end, { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<StatisticsResult>) => {
      end();
      resolve(data);
    });
    worker.addEventListener("error", () => {
      end();
      if (!signal.aborted) resolve(answerStatistics(request));
    });
    worker.postMessage(request);
  });
}
