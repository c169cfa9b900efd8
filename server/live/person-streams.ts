/** A person's open streams in this process, oldest first. */

/** More than any person's pages and phones. */
const streamsPerPerson = 32;

type PersonStreams = {
  /** @returns a signal that ends the stream, and a function to call when it has ended. */
  enter(personId: string): { readonly signal: AbortSignal; readonly leave: () => void };
};

/**
 * A stream beyond the limit ends the oldest. A phone that vanished leaves a stream that looks open until the network notices: refusing new
 * ones would leave the person without events until then.
 */
export function createPersonStreams(): PersonStreams {
  const open = new Map<string, Set<AbortController>>();
  return {
    enter(personId) {
      const streams = open.get(personId) ?? new Set<AbortController>();
      open.set(personId, streams);
      const [oldest] = streams;
      if (streams.size >= streamsPerPerson && oldest) {
        streams.delete(oldest);
        oldest.abort();
      }
      const own = new AbortController();
      streams.add(own);
      const leave = () => {
        streams.delete(own);
        if (streams.size === 0 && open.get(personId) === streams) open.delete(personId);
      };
      return { signal: own.signal, leave };
    },
  };
}
