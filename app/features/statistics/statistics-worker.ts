/** The same arithmetic beside the page, so that a long journal never holds up a touch. */
import { answerStatistics, type StatisticsRequest } from "./statistics-result.ts";

addEventListener("message", ({ data }: MessageEvent<StatisticsRequest>) => {
  postMessage(answerStatistics(data));
});
