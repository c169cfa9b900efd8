// In the tests of components a worker is one file, as in the build: the dev server would give it in a hundred, at each start of one.
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const worker = /^([^?]+)\?worker_file&type=module/;

export function bundledWorkers(): Plugin {
  return {
    name: "bundled-workers",
    apply: "serve",
    enforce: "pre",
    load: {
      filter: { id: worker },
      handler: (id) => bundleScript(worker.exec(id)?.[1] ?? id, "es"),
    },
  };
}
