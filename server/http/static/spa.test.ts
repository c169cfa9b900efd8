import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveSpa } from "./spa.ts";

const script = "console.log('a map');".repeat(100);
let folder: string;
let app: Hono;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tendre-dist-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Tendre</title>");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets/app-1a2b.js"), script);
  writeFileSync(join(folder, "assets/app-1a2b.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets/app-1a2b.js.gz"), gzipSync(script));
  app = new Hono();
  serveSpa(app, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test.for([
  "/",
  "/dashboard",
  "/boyfriends/01a1fbff-cffd-714d-94df-2efb382f2775",
  "/auth/callback?error=x",
  "/index.html",
])("%s is the page, asked for anew each time", async (path) => {
  const response = await get(path);
  expect([
    response.status,
    response.headers.get("cache-control"),
    response.headers.get("content-type"),
  ]).toEqual([200, "no-cache", "text/html; charset=utf-8"]);
  expect(await response.text()).toContain("<title>Tendre</title>");
});

test("a page that has not changed is not sent again", async () => {
  const tag = (await get("/")).headers.get("etag") ?? "";
  const again = await get("/list", { "if-none-match": `W/${tag}, "other"` });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
});

test("hashed files are kept for a year and sent as they lie compressed", async () => {
  const response = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, deflate, br" });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    vary: "accept-encoding",
  });
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(script);
});

test.for([
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5", "br"],
  ["identity", null],
  ["", null],
] as const)("a client that accepts %j gets %j", async ([accepted, encoding]) => {
  const response = await get("/assets/app-1a2b.js", { "accept-encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
});

test("each encoding has a tag of its own", async () => {
  const tags = await Promise.all(
    ["br", "gzip", ""].map(async (accepted) =>
      (await get("/assets/app-1a2b.js", { "accept-encoding": accepted })).headers.get("etag"),
    ),
  );
  expect(new Set(tags).size).toBe(3);
});

test.for([
  "/assets/app-old.js",
  "/assets/",
  "/assets/app-1a2b.js.map",
  "/missing.png",
  "/sw.js",
  "/robots.txt",
])("%s is not there, and is not the page either", async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect(await response.text()).not.toContain("<title>");
});

test.for([
  "/../package.json",
  "/..%2fpackage.json",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/assets/..%5c..%5cpackage.json",
])("%s leads nowhere outside", async (path) => {
  const response = await get(path);
  expect(await response.text()).not.toMatch(/dependencies|root:/);
});

test("HEAD tells the size without the file", async () => {
  const response = await app.request("/icon.svg", { method: "HEAD" });
  expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([
    200,
    "6",
    "",
  ]);
});

test("without a build every page says how to get one", async () => {
  const bare = new Hono();
  serveSpa(bare, join(folder, "nowhere"));
  const response = await bare.request("/dashboard");
  expect([response.status, await response.text()]).toEqual([503, "The app is not built. Run npm start."]);
});
