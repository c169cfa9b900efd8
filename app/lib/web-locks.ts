/**
 * [Note: insecure pages] Browsers offer locks, service workers, their own storage settings, passkeys and cryptography to pages that came by
 * https, or from this machine, only. Tendre is also reached by the name or number of a home network, over http. One rule
 * (docs/decisions/076-what-the-browser-lacks.md): what keeps the journal whole runs there too, without a lock or with a library in its
 * place; what cannot be made up for (the app lock, passkeys, a copy that is locked away) says so and changes nothing.
 */

/** The browser's locks, or this page's own where there are none. */
export function webLocks(): Pick<LockManager, "request"> {
  return globalThis.navigator?.locks ?? pageLocks;
}

const pageLocks: Pick<LockManager, "request"> = {
  request: async (...asked: readonly unknown[]) => {
    const page = await import("./page-locks.ts");
    return Reflect.apply(page.pageLocks.request, page.pageLocks, asked);
  },
};
