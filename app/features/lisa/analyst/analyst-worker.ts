/** The built-in analyst, beside the page: neither a long journal nor a hard question holds up a touch. */
import type { AnalystRequest } from "./analyst-messages.ts";
import { createAnswering } from "./answer-requests.ts";

const answer = createAnswering();

addEventListener("message", ({ data }: MessageEvent<AnalystRequest>) => {
  // What cannot be read is told to the page as an error of this worker: it answers by itself then.
  answer(data).then((said) => said && postMessage(said), reportError);
});
