/** A fair queue for expensive work: a limited number at once, one a person, and the next place goes to whoever has waited longest. */
import { AppError } from "#server/errors.ts";

type FairLine = <T>(personId: string, work: () => Promise<T>) => Promise<T>;

/**
 * One person's jobs run one after the other and take one place; those of others run in between.
 * @param places jobs at once
 * @param longest jobs that one person may have waiting; the next throws AppError `too_many`
 */
export function createFairLine(places: number, longest = 100): FairLine {
  let free = places;
  /** In the order of their turns; a person whose job is running is not in it. */
  const turns: string[] = [];
  const waiting = new Map<string, (() => void)[]>();
  const served = new Set<string>();

  const callNext = () => {
    while (free > 0) {
      const personId = turns.shift();
      if (personId === undefined) return;
      const go = waiting.get(personId)?.shift();
      if (!go) continue;
      free -= 1;
      served.add(personId);
      go();
    }
  };
  const leave = (personId: string) => {
    free += 1;
    served.delete(personId);
    if (waiting.get(personId)?.length) turns.push(personId);
    else waiting.delete(personId);
    callNext();
  };

  return async (personId, work) => {
    const own = waiting.get(personId) ?? [];
    if (own.length >= longest) throw new AppError("too_many", { headers: { "retry-after": "30" } });
    await new Promise<void>((go) => {
      if (own.length === 0 && !served.has(personId)) turns.push(personId);
      own.push(go);
      waiting.set(personId, own);
      callNext();
    });
    try {
      return await work();
    } finally {
      leave(personId);
    }
  };
}
