/** Fetched on insecure pages alone ([Note: insecure pages], web-locks.ts). */

/** One at a time of this page alone: other tabs do the same work, and the server answers the same op with the same answer. */
const held = new Map<string, Promise<void>>();

export const pageLocks: Pick<LockManager, "request"> = {
  request: async (...asked: readonly unknown[]) => {
    const name = String(asked[0]);
    const work = asked.at(-1);
    const { mode, ifAvailable, signal } = readOptions(asked[1]);
    const run = (lock: Lock | null): unknown => (typeof work === "function" ? work(lock) : undefined);
    if (mode === "shared") return run({ name, mode });
    signal?.throwIfAborted();
    while (held.has(name)) {
      if (ifAvailable) return run(null);
      await held.get(name);
      signal?.throwIfAborted();
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    held.set(name, promise);
    try {
      return await run({ name, mode: "exclusive" });
    } finally {
      held.delete(name);
      resolve();
    }
  },
};

function readOptions(value: unknown): LockOptions {
  return typeof value === "object" && value !== null ? value : {};
}
