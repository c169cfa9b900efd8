/**
 * [Note: insecure pages] Browsers offer locks, service workers, their own storage settings, passkeys and cryptography to pages that came by
 * https, or from this machine, only. Tendre is also reached by the name or number of a home network, over http. One rule
 * (docs/decisions/076-what-the-browser-lacks.md): what keeps the journal whole runs there too, without a lock or with a library in its
 * place; what cannot be made up for (the app lock, passkeys, a copy that is locked away) says so and changes nothing.
 */

/** One at a time of this page alone: other tabs do the same work, and the server answers the same op with the same answer. */
const held = new Map<string, Promise<void>>();

/** The browser's locks, or this page's own where there are none. */
export function webLocks(): Pick<LockManager, "request"> {
  return globalThis.navigator?.locks ?? pageLocks;
}

const pageLocks: Pick<LockManager, "request"> = {
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
