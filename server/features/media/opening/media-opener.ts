/**
 * [Note: opening media] Opens photos and videos outside the server process. A child works for one person only and is ended when it was
 * killed, has opened its share of files, or is idle for a while: code that a crafted file left in it never meets another person's files.
 * docs/decisions/016-media-in-a-child.md
 */
import { AppError } from "#server/errors.ts";
import type { Made } from "../content/made.ts";
import { type Child, type ChildLimits, childLimits, type Opened, startChild } from "./child-process.ts";
import { createFairLine } from "./fair-line.ts";

export type MediaOpener = {
  /**
   * Opens one file: its kind and the files to keep. `prepare` reads the bytes once it is this person's turn, so that waiting uploads take
   * no memory; `keep` stores the result, still within the turn.
   * @throws AppError `unavailable` when no child can be started, `too_many` when this person has a hundred waiting
   */
  open<T>(
    personId: string,
    prepare: () => Promise<{ readonly bytes: Buffer; readonly poster: Buffer | null } | null>,
    keep: (made: Made | null) => Promise<T>,
  ): Promise<T>;
  close(): void;
};

export type OpenerSettings = {
  /** Children at once. */
  readonly places: number;
  /** Milliseconds that an idle child waits for the next file of its person. */
  readonly idle: number;
  /** Files that one child opens. */
  readonly share: number;
  readonly limits: ChildLimits;
  /** Called after each file. */
  readonly onOpened: (opened: Opened) => void;
};

export function createMediaOpener(settings: Partial<OpenerSettings> = {}): MediaOpener {
  const { places = 2, idle = 5_000, share = 20, limits = childLimits, onOpened } = settings;
  const inLine = createFairLine(places);
  const living = new Set<Child>();
  const resting = new Map<string, Resting>();
  let isClosed = false;

  const start = async () => {
    if (isClosed) throw new AppError("unavailable");
    // Idle children are ended first: there are never more processes than places.
    for (const { child } of [...resting.values()].slice(0, Math.max(0, living.size + 1 - places)))
      drop(child);
    const child = startChild(limits);
    living.add(child);
    await child.ready.catch((cause: unknown) => {
      drop(child);
      throw new AppError("unavailable", { cause });
    });
    return { child, done: 0 };
  };
  const take = async (personId: string) => {
    const rested = resting.get(personId);
    if (!rested) return start();
    clearTimeout(rested.timer);
    resting.delete(personId);
    if (rested.child.isUsable()) return rested;
    drop(rested.child);
    return start();
  };
  const drop = (child: Child) => {
    for (const [personId, rested] of resting) {
      if (rested.child !== child) continue;
      clearTimeout(rested.timer);
      resting.delete(personId);
    }
    living.delete(child);
    child.kill();
  };
  const rest = (personId: string, child: Child, done: number) => {
    if (isClosed || !child.isUsable() || done >= share) return drop(child);
    const timer = setTimeout(() => drop(child), idle);
    timer.unref();
    resting.set(personId, { child, done, timer });
  };

  return {
    open: (personId, prepare, keep) =>
      inLine(personId, async () => {
        const sent = await prepare();
        if (!sent) return keep(null);
        const { child, done } = await take(personId);
        const opened = await child.open(sent.bytes, sent.poster);
        rest(personId, child, done + 1);
        // Interrupted by the shutdown, not by the file: the device sends it again.
        if (isClosed) throw new AppError("unavailable");
        onOpened?.(opened);
        return keep(opened.made);
      }),
    close() {
      isClosed = true;
      for (const child of [...living]) drop(child);
    },
  };
}

type Resting = { readonly child: Child; readonly done: number; readonly timer: NodeJS.Timeout };
