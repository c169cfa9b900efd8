/** Costly work of many people: so much at once, one a person, and the next place goes to whoever has waited longest. */
import { AppError } from "#server/errors.ts";

type FairLine = <T>(personId: string, work: () => Promise<T>) => Promise<T>;

/**
 * One person's fifty pieces of work are done one after the other and take one place; another's comes in between.
 * @param places pieces of work at once
 * @param longest pieces that one person may have waiting; the next throws AppError `too_many`
 */
export function createFairLine(places: number, longest = 100): FairLine {
  let free = places;
  /** In the order of their turns; a person who is being served stands in it no longer. */
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
