// The part of the service worker that takes what other apps share (app/lib/share/share-worker.ts), as one plain script that the generated
// worker imports (offline-worker.ts). Its name has no hash: browsers compare imported scripts when they look for a new worker.
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

export const shareWorkerFile = "share-worker.js";

export function shareWorker(): Plugin {
  return {
    name: "share-worker",
    apply: "build",
    async generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: shareWorkerFile,
        source: await bundleScript("app/lib/share/share-worker.ts", "iife"),
      });
    },
  };
}
