/** The app as plain files: built without a backend into a folder of its own, with the simplest server. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { freePort } from "#server/testing/running-server.ts";

export type StaticSite = {
  readonly url: string;
  readonly folder: string;
  /** Requested files that are not there. */
  readonly missing: readonly string[];
  stop(): Promise<void>;
};

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Runs the README's `npm run build`, without the demo; takes some seconds. */
export async function serveStaticBuild(): Promise<StaticSite> {
  const folder = mkdtempSync(join(tmpdir(), "tendre-static-"));
  await promisify(execFile)(
    "npm",
    ["run", "build", "--", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"],
    {
      env: { ...process.env, NODE_ENV: "production", VITE_BACKEND: "none", VITE_DEMO_MODE: "" },
    },
  );
  const missing: string[] = [];
  const page = await readFile(join(folder, "index.html"));
  // What the build brings along for hosts that read it: the policy is the server's own.
  const [everywhere = ""] = (await readFile(join(folder, "_headers"), "utf8")).split("/assets/*");
  const lines = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
  const headers = Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = normalize(pathname === "/" ? "/index.html" : pathname);
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (!content && extname(path) !== "") missing.push(pathname);
    const type = types[extname(path)] ?? "application/octet-stream";
    // A page that is not there is the app, as the build's own _redirects say.
    const answer = content ?? (extname(path) === "" ? page : undefined);
    response.writeHead(answer ? 200 : 404, {
      ...headers,
      "content-type": extname(path) === "" ? "text/html" : type,
    });
    response.end(answer);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    missing,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
