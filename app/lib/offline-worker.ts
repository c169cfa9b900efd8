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
