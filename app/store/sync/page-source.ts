/** Asks for pages, and for the next one while the last is being written. */
import type { PullRead } from "#domain/sync/read-sync-answer.ts";
import type { BatchSize } from "./batch-size.ts";
import { noAnswer, type PagePlace, type Reply, type Transport } from "./transport.ts";

export type PageSource = {
  /** The page at this place: the one asked for ahead, if it is that one. */
  ask(place: PagePlace): Promise<Reply<PullRead>>;
  askAhead(place: PagePlace): void;
  /** What was asked for ahead is older than what is being sent now: it may hold a row as it was before. */
  forget(): void;
};

export function createPageSource(transport: Transport, size: BatchSize): PageSource {
  let ahead: { readonly key: string; readonly reply: Promise<Reply<PullRead>> } | null = null;

  async function request(place: PagePlace): Promise<Reply<PullRead>> {
    const began = performance.now();
    const reply = await transport.pull({ ...place, bytes: size.bytes() });
    if (reply.ok) size.answered(performance.now() - began);
    else size.failed(reply.status);
    return reply;
  }

  return {
    ask(place) {
      const known = ahead;
      ahead = null;
      return known?.key === JSON.stringify(place) ? known.reply : request(place);
    },
    askAhead(place) {
      // Nobody may ask for it in the end, so it is no error of theirs.
      const reply = request(place).catch(() => noAnswer);
      ahead = { key: JSON.stringify(place), reply };
    },
    forget() {
      ahead = null;
    },
  };
}
