// The service worker caches every file of the build but the back-office's, so that the journal opens without a network, and nothing else.
import { VitePWA } from "vite-plugin-pwa";
import { officeFiles } from "./office-files.ts";
import { shareWorkerFile } from "./share-worker.ts";

export function offlineWorker() {
  return VitePWA({
    // Registered by app/lib/offline-worker.ts, after the first render.
    injectRegister: false,
    registerType: "prompt",
    includeAssets: [],
    includeManifestIcons: false,
    // app-manifests.ts
    manifest: false,
    workbox: {
      globPatterns: ["**/*.{js,css,html,svg,woff2}", "assets/cities-*.txt", "notices.json"],
      // The full font is for text of the person's own; the map's names have a smaller subset.
      globIgnores: ["**/im-fell-english-latin-*", shareWorkerFile, "404.html", officeFiles],
      importScripts: [`/${shareWorkerFile}`],
      // Their names contain a hash of their content.
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 1_000_000,
      navigateFallback: "/index.html",
      navigateFallbackDenylist: [/^\/(?:api|auth\/sessions|dev|standin)\//],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
}
