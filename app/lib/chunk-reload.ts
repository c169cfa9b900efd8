import { isTypedHere } from "./install/typed-here.ts";

/**
 * A page that stays open across a new build requests chunks that no longer exist. The page is reloaded then, at most once in a while; if
 * that does not help, the error page says so. A chunk that did not come is not gone by that: the line fails, and Firefox ends the imports of
 * a page that is being left, where a reload would take the leaving back, also that of the quick exit. The server is asked.
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
  addEventListener("vite:preloadError", ({ payload }) => {
    // A page on which something was typed is better than a new one.
    if (ahead === 0 && !isTypedHere()) decided = decided.then(() => reloadOnce(payload));
  });
}

async function reloadOnce(cause: Error): Promise<void> {
  if (!(await isGone(cause)) || !(await canLoadAnew()) || !mayReload()) return;
  location.reload();
  await new Promise(() => undefined);
}

/**
 * Whether what could not be fetched is no longer there: its address, which most engines name in the error, has no file; where none is
 * named, the page that the server has begins with other files than this one.
 */
async function isGone({ message }: Error): Promise<boolean> {
  const address = /(?:https?:\/\/|\/assets\/)\S+/.exec(message)?.[0];
  const signal = AbortSignal.timeout(answerLimit);
  try {
    if (address) {
      const file = await fetch(address, { method: "HEAD", cache: "no-store", signal });
      // A plain host may answer with the page.
      return file.status === 404 || (file.headers.get("content-type") ?? "").startsWith("text/html");
    }
    const begins = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
    const page = await fetch(location.href, { cache: "no-store", signal });
    return page.ok && begins != null && !(await page.text()).includes(begins);
  } catch {
    return false;
  }
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
