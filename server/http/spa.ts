/** The built app. Hashed files are kept for a year; the page itself is asked for again every time. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";

const dist = join(import.meta.dirname, "../../dist");

export function serveSpa(app: Hono): void {
  const page = join(dist, "index.html");
  app.use(
    "*",
    serveStatic({
      root: dist,
      precompressed: true,
      onFound: (path, c) => {
        c.header(
          "cache-control",
          path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    }),
  );
  app.get("*", (c) => {
    if (!existsSync(page)) return c.text("The app is not built. Run npm start.", 503);
    return c.html(readFileSync(page, "utf8"), 200, { "cache-control": "no-cache" });
  });
}
