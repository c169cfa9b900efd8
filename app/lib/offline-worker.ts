import { fetchAhead } from "./chunk-reload.ts";
import { afterFirstPull } from "./first-pull.ts";

const registerDelay = 3_000;

/** Registers the service worker, so that the app opens without a network (install/keep-worker.ts). */
export function startOfflineWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Well after the first page: the worker downloads all others, which must not slow it down.
  setTimeout(
    () =>
      void fetchAhead(async () => {
        await afterFirstPull();
        await (await import("./install/keep-worker.ts")).keepWorker();
      }),
    registerDelay,
  );
}
