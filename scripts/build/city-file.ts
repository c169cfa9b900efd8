// The towns as one file of the build, loaded with the first form (app/words/cities/city-finder.ts).
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { writeCityFile } from "../../domain/cities/city-file.ts";

const moduleId = "virtual:city-file";

export function cityFile(): Plugin {
  let made: Promise<{ readonly name: string; readonly text: string }> | null = null;
  // Reading GeoNames takes a second and 150 MB, so it is done only on request.
  const make = () => {
    made ??= import("./cities/read-cities.ts").then(({ readCities }) => {
      const text = writeCityFile(readCities());
      const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
      return { name: `assets/cities-${hash}.txt`, text };
    });
    return made;
  };
  let isBuild = false;
  return {
    name: "city-file",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      return `export default ${JSON.stringify(`/${(await make()).name}`)};`;
    },
    async generateBundle() {
      if (!isBuild) return;
      const { name, text } = await make();
      this.emitFile({ type: "asset", fileName: name, source: text });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith("/assets/cities-")) return next();
        void make().then(({ text }) => {
          response.setHeader("content-type", "text/plain; charset=utf-8");
          response.end(text);
        }, next);
      });
    },
  };
}
