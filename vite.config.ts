import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { appManifests } from "./scripts/build/app-manifests.ts";
import { bundleRecordFile } from "./scripts/build/bundle-files.ts";
import { recordBundle } from "./scripts/build/bundle-record.ts";
import { cityFile } from "./scripts/build/city-file.ts";
import { coastParts } from "./scripts/build/coast-parts.ts";
import { compileMessages } from "./scripts/build/compile-messages.ts";
import { devServer } from "./scripts/build/dev-server.ts";
import { evaluateFiles } from "./scripts/build/evaluated-files.ts";
import { firstView } from "./scripts/build/first-view.ts";
import { forbidEval } from "./scripts/build/forbid-eval.ts";
import { forbidTopAwait } from "./scripts/build/forbid-top-await.ts";
import { hosting } from "./scripts/build/hosting-files.ts";
import { journalSchema } from "./scripts/build/journal-schema.ts";
import { mapTowns } from "./scripts/build/map-towns.ts";
import { notices } from "./scripts/build/notices.ts";
import { nameChunk } from "./scripts/build/office-files.ts";
import { offlineWorker } from "./scripts/build/offline-worker.ts";
import { dangerGroups, pageGroups } from "./scripts/build/page-groups.ts";
import { precompress } from "./scripts/build/precompress.ts";
import { preloadedFiles } from "./scripts/build/preloaded-files.ts";
import { shareWorker } from "./scripts/build/share-worker.ts";
import { startCheck } from "./scripts/build/start-check.ts";
import { writeHead } from "./scripts/build/write-head.ts";

const api = process.env.TENDRE_API ?? "http://127.0.0.1:3001";
const toApi = { target: api, changeOrigin: false };

/**
 * Flags of the build: VITE_DEMO_MODE ('true' adds the demo), VITE_BACKEND ('none': static hosting, no backend at all),
 * VITE_BACKEND_URL, VITE_BACKEND_NAME, and the rest of app/lib/environment.ts.
 */
export default defineConfig({
  plugins: [
    react(),
    startCheck(),
    tailwind(),
    compileMessages(),
    evaluateFiles(),
    cityFile(),
    coastParts(),
    mapTowns(),
    forbidEval(),
    forbidTopAwait(),
    firstView(),
    writeHead(),
    notices(),
    journalSchema(),
    appManifests(),
    shareWorker(),
    recordBundle(bundleRecordFile),
    hosting(),
    precompress(),
    offlineWorker(),
  ],
  build: {
    target: "es2024",
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
    rolldownOptions: {
      output: {
        chunkFileNames: nameChunk,
        codeSplitting: { groups: [...pageGroups(import.meta.dirname), ...dangerGroups] },
      },
    },
  },
  // Modules, so that what a worker needs comes in files of its own; each is built apart from the page, and may make no code either.
  worker: {
    format: "es",
    plugins: () => [forbidEval(), forbidTopAwait()],
    rolldownOptions: { output: { codeSplitting: { groups: dangerGroups } } },
  },
  server: {
    ...devServer(import.meta.dirname),
    proxy: {
      "/api": toApi,
      "/auth/sessions": toApi,
      "/.well-known": toApi,
      "^/dev/(?!ui)": toApi,
    },
  },
});
