/**
 * A page kept open across a new build asks for a chunk that is gone. The page is loaded anew, once per address and build;
 * when that did not help, the error page says so.
 */
const mark = "reloadedForChunk";

export function reloadWhenChunkIsGone(): void {
  addEventListener("vite:preloadError", (event) => {
    // Without a network the page one is on is worth more than an error of the browser's.
    if (!navigator.onLine || !reloadOnce(location.pathname)) return;
    event.preventDefault();
  });
}

function reloadOnce(path: string): boolean {
  try {
    if (sessionStorage.getItem(mark) === path) return false;
    sessionStorage.setItem(mark, path);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** A chunk that came proves the build is whole again. */
export function forgetChunkReload(): void {
  try {
    sessionStorage.removeItem(mark);
  } catch {
    return;
  }
}

/** Milliseconds a chunk may take (specification, section 9). */
const chunkLimit = 120_000;

/** A lazy page that says its name when it does not come: 'Loading chunk {n} failed'. */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Loading chunk ${name} failed`)), chunkLimit);
  try {
    const chunk = await Promise.race([load(), late]);
    forgetChunkReload();
    return chunk;
  } catch (cause) {
    throw new Error(`Loading chunk ${name} failed`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
