// The service worker caches every file of the build, so that the journal opens without a network, and nothing else.
import { VitePWA } from "vite-plugin-pwa";

export function offlineWorker() {
  return VitePWA({
    // Registered by app/lib/offline-worker.ts, after the first render.
    injectRegister: false,
    registerType: "prompt",
    includeAssets: [],
    includeManifestIcons: false,
    manifest: {
      id: "/",
      name: "Tendre",
      short_name: "Tendre",
      description: "A private map of your heart.",
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: "#f7f2e6",
      theme_color: "#f7f2e6",
      categories: ["lifestyle"],
      icons: [
        { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    workbox: {
      globPatterns: ["**/*.{js,css,html,svg,woff2}", "assets/cities-*.txt", "notices.json"],
      // The full font is for text of the person's own; the map's names have a smaller subset.
      globIgnores: ["**/im-fell-english-latin-*"],
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
