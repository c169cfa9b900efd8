/**
 * A page kept open across a new build asks for a chunk that is gone. The page is loaded anew, at most once in a while; when
 * that did not help, the error page says so.
 */
const mark = "reloadedForChunk";
/** Milliseconds between two such loads: what a reload did not mend, the next one will not mend either. */
const patience = 5 * 60_000;

let ahead = 0;

/** Fetches what may be needed later: when it does not come, nobody's page is loaded anew for it. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  try {
    await load();
  } catch {
    // Asked for again when it is needed.
  } finally {
    ahead -= 1;
  }
}

export function reloadWhenChunkIsGone(): void {
  addEventListener("vite:preloadError", (event) => {
    // Without a network the page one is on is worth more than an error of the browser's.
    if (ahead > 0 || !navigator.onLine || !mayReload()) return;
    event.preventDefault();
    location.reload();
  });
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < patience) return false;
    sessionStorage.setItem(mark, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds a chunk may take (specification, section 9). */
const chunkLimit = 120_000;

/** A lazy page that says its name when it does not come: 'Loading chunk {n} failed'. */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Loading chunk ${name} failed`)), chunkLimit);
  try {
    // Nothing came: the page is being loaded anew, and its last moments are not an error.
    return (await Promise.race([load(), late])) ?? (await late);
  } catch (cause) {
    throw new Error(`Loading chunk ${name} failed`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
