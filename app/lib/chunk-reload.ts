import { isTypedHere } from "./install/typed-here.ts";

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

/** Settled once it is known that the page stays; the page is gone before where it does not. */
let decided: Promise<void> = Promise.resolve();

export function reloadWhenChunkIsGone(): void {
  addEventListener("vite:preloadError", () => {
    // A page on which something was typed is better than a new one.
    if (ahead === 0 && !isTypedHere()) decided = decided.then(reloadOnce);
  });
}

async function reloadOnce(): Promise<void> {
  if (!(await canLoadAnew()) || !mayReload()) return;
  location.reload();
  await new Promise(() => undefined);
}

/** Milliseconds until a server is taken for one that does not answer. */
const answerLimit = 5_000;

/**
 * Whether a reload would bring a page, and not the browser's own error page: the service worker has it on this device, else only a
 * server that answers can give it.
 */
export async function canLoadAnew(): Promise<boolean> {
  if (!navigator.onLine) return false;
  if (navigator.serviceWorker?.controller) return true;
  try {
    const signal = AbortSignal.timeout(answerLimit);
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
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
    return await Promise.race([load(), late]);
  } catch (cause) {
    // While the page is being reloaded no error is shown.
    await decided;
    throw new Error(`Loading chunk ${name} failed`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
