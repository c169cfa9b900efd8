// The part of the service worker that takes what other apps share (app/lib/share/share-worker.ts), as one plain script that the generated
// worker imports (offline-worker.ts). Its name has no hash: browsers compare imported scripts when they look for a new worker.
import { build, type Plugin, type Rolldown } from "vite";
import { forbidEval } from "./forbid-eval.ts";

export const shareWorkerFile = "share-worker.js";

export function shareWorker(): Plugin {
  return {
    name: "share-worker",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: shareWorkerFile, source: await bundleShareWorker() });
    },
  };
}

export async function bundleShareWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [forbidEval()],
    build: {
      write: false,
      target: "es2024",
      rolldownOptions: { input: "app/lib/share/share-worker.ts", output: { format: "iife" } },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error("the share worker is empty");
  return chunk.code;
}
