/**
 * The service worker and its new builds. A new one waits: it takes over where nobody sees it, in the only tab, right after the page was
 * opened and before anything was typed; else it is offered (build-news.ts). A build that was rolled back comes the same way: to the browser
 * it is another worker.
 */
import { buildNews } from "./build-news.ts";
import { isUntouched } from "./typed-here.ts";

/** Held by every tab; see `isOnlyTab`. */
const tabLock = "tendre-tab";
const mark = "tendre.tookOver";
/** Milliseconds between two take-overs without a question: whatever a build does, pages do not reload in a circle. */
const takeOverInterval = 5 * 60_000;
/** Milliseconds between two looks for a new build, by a page that stays open. */
const lookInterval = 60 * 60_000;
/** Milliseconds that installing a new build may take before the page is reloaded anyway. */
const arrivalLimit = 10_000;
/** Milliseconds that a reload may take before it is begun anew; the new worker answers it from this device. */
const reloadLimit = 10_000;
/** Milliseconds after which a worker that still waits is told again. */
const tellInterval = 1_000;

let isTakingOver = false;

export async function keepWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  void navigator.locks?.request(tabLock, { mode: "shared" }, () => new Promise(() => undefined));
  workers.addEventListener("controllerchange", noteChange);
  // The first worker of a browser takes control of nothing that is open.
  hadController = workers.controller !== null;
  try {
    const registration = await workers.register("/sw.js", { updateViaCache: "none" });
    registration.addEventListener("updatefound", () => void announce(registration));
    lookAgain(registration);
    if (!registration.waiting || !workers.controller) return await announce(registration);
    if (isUntouched() && mayTakeOver() && (await isOnlyTab())) await takeOver(registration.waiting);
    else buildNews.set("ready");
  } catch {
    // A browser that refuses (a private window, a full disk) still has the network.
  }
}

let hadController = false;

function noteChange(): void {
  if (hadController && !isTakingOver) buildNews.set("taken");
  hadController = true;
}

/** Of a build that is being installed: once it is there. */
async function announce({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (!installing) return;
  await untilInstalled(installing);
  if (installing.state === "installed" && navigator.serviceWorker.controller) buildNews.set("ready");
}

/** A page in front looks once an hour. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - last < lookInterval) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** In others a form may be half filled; they stay as they are and say so. */
async function isOnlyTab(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name === tabLock).length === 1;
}

function mayTakeOver(): boolean {
  try {
    const last = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < takeOverInterval) return false;
    sessionStorage.setItem(mark, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page with the newest build: the active worker would serve the old one again. */
export async function reloadIntoNewBuild(): Promise<void> {
  const late = setTimeout(() => reload(), arrivalLimit);
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    // What waits here already waits for no network.
    if (!registration?.waiting) await registration?.update();
    const worker = registration?.waiting ?? registration?.installing;
    if (worker) {
      await untilInstalled(worker);
      await takeOver(worker);
    }
  } catch {
    // Without a network the newest build is the one that is here.
  }
  clearTimeout(late);
  reload();
}

let reloading: ReturnType<typeof setTimeout> | undefined;

/** A navigation that begins just as the old worker ends may never be answered (Chromium): it is begun anew, each time after twice the wait. */
function reload(wait = reloadLimit): void {
  clearTimeout(reloading);
  location.reload();
  reloading = setTimeout(() => {
    globalThis.stop?.();
    reload(wait * 2);
  }, wait);
}

/**
 * The page is reloaded once the worker has taken over. A browser may end a waiting worker just as it is told, so it is told until it has
 * heard; and a page that no worker controls, loaded past the caches, hears of no change of control.
 */
async function takeOver(worker: ServiceWorker): Promise<void> {
  isTakingOver = true;
  const tell = () => worker.postMessage({ type: "SKIP_WAITING" });
  const again = setInterval(() => {
    if (worker.state !== "installed") return;
    // The old worker is not ended before it has given all that this page still asks it for, which goes with the page.
    globalThis.stop?.();
    tell();
  }, tellInterval);
  const taken = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    worker.addEventListener("statechange", () => isSettled(worker) && resolve());
  });
  tell();
  if (!isSettled(worker)) await taken;
  clearInterval(again);
  reload();
}

/** Redundant: a newer one took its place. */
const isSettled = ({ state }: ServiceWorker) => state === "activated" || state === "redundant";

function untilInstalled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state !== "installing") resolve();
    };
    worker.addEventListener("statechange", check);
    check();
  });
}
