/** The streams a person holds open here, oldest first. */

/** More than anyone's pages and phones. */
const streamsPerPerson = 32;

type PersonStreams = {
  /** @returns a signal that ends it, and how to say that it has ended. */
  enter(personId: string): { readonly signal: AbortSignal; readonly leave: () => void };
};

/**
 * One too many ends the oldest. A phone that went away without a word leaves a stream that looks open for as long as the
 * network takes to notice: refusing the new ones would leave their person deaf until then.
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
