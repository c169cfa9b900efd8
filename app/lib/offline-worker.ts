const registerDelay = 3_000;

/**
 * Registers the service worker, so that the app opens without a network. A new build waits until the app is opened again, so that no page
 * changes while it is used; it then takes over before anything was typed.
 */
export function startOfflineWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Well after the first page: the worker downloads all others, which must not slow it down.
  setTimeout(() => void register(), registerDelay);
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  try {
    const { waiting } = await workers.register("/sw.js", { updateViaCache: "none" });
    if (!waiting || !workers.controller) return;
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ type: "SKIP_WAITING" });
  } catch {
    // A browser that refuses (a private window, a full disk) still has the network.
    return;
  }
}

/** Milliseconds that installing a new build may take before the page is reloaded anyway. */
const arrivalLimit = 10_000;

/** Reloads the page with the newest build: the active worker would serve the old one again. */
export async function reloadIntoNewBuild(): Promise<void> {
  const late = setTimeout(() => location.reload(), arrivalLimit);
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const worker = registration?.waiting ?? registration?.installing;
    if (worker) {
      await untilInstalled(worker);
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
      worker.postMessage({ type: "SKIP_WAITING" });
      await taken;
    }
  } catch {
    // Without a network the present build is the newest available.
  }
  clearTimeout(late);
  location.reload();
}

function untilInstalled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state !== "installing") resolve();
    };
    worker.addEventListener("statechange", check);
    check();
  });
}
