/**
 * A page that stays open across a new build requests chunks that no longer exist. The page is reloaded then, at most once in a while; if
 * that does not help, the error page says so.
 */
const mark = "reloadedForChunk";
/** Milliseconds between two such reloads: if one did not help, another will not either. */
const reloadInterval = 5 * 60_000;

let ahead = 0;

/** Preloads a chunk; a failure does not reload the page. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  try {
    await load();
  } catch {
    // It is requested again when it is needed.
  } finally {
    ahead -= 1;
  }
}

export function reloadWhenChunkIsGone(): void {
  addEventListener("vite:preloadError", (event) => {
    // Without a network the current page is better than the browser's error page.
    if (ahead > 0 || !navigator.onLine || !mayReload()) return;
    event.preventDefault();
    location.reload();
  });
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < reloadInterval) return false;
    sessionStorage.setItem(mark, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds a chunk may take (specification, section 9). */
const chunkLimit = 120_000;

/** Loads a lazy page; a failure is named 'Loading chunk {n} failed'. */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Loading chunk ${name} failed`)), chunkLimit);
  try {
    // Undefined: the page is being reloaded, which must not show an error.
    return (await Promise.race([load(), late])) ?? (await late);
  } catch (cause) {
    throw new Error(`Loading chunk ${name} failed`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
