const registerDelay = 3_000;

/**
 * Lets the app open without a network. A new build waits until the app is opened anew, so that no page changes under
 * somebody's hands; it then takes over before anything was typed.
 */
export function startOfflineWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Well after the first page: the worker fetches all the others, and must not be in anyone's way.
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

/** Milliseconds a new build may take to arrive until the page is loaded as it is. */
const arrivalLimit = 10_000;

/** Loads the page anew, by the newest build: the worker would give the one it has once more. */
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
    // Without a network the build that is here is the newest there is.
  }
  clearTimeout(late);
  location.reload();
}

function untilInstalled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== "installing") resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
