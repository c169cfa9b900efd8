/**
 * The budgets that exist by now, in one run: `npm run bench [-- --json]`. Kept in bench/results/latest.json. Lighthouse, the page
 * change, the pull against its floor and the sign-in load are not measured yet (docs/coverage.md).
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { startTendre } from "#server/testing/running-server.ts";

type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: "KB gz" | "ms" | "MB";
  readonly floor: number | null;
  readonly ratio: number | null;
  readonly budget: number;
  readonly ok: boolean;
};

const dist = "dist";
const read = (path: string) => readFileSync(join(dist, path), "utf8");
const compressed = (path: string) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1024;

/** A module and all it imports statically. */
function closure(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, name] of read(path).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      visit(`assets/${name}`);
  };
  entries.forEach(visit);
  return seen;
}

const chunks = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".js"));
const chunk = (start: string) =>
  chunks.filter((name) => name.startsWith(`${start}-`)).map((name) => `assets/${name}`);
const entry = [...read("index.html").matchAll(/<script[^>]+type="module"[^>]+src="\/([^"]+)"/g)].flatMap(
  ([, src]) => src ?? [],
);
const sizeOf = (modules: ReadonlySet<string>) =>
  [...modules].reduce((sum, path) => sum + compressed(path), 0);

function figure(name: string, value: number, unit: Figure["unit"], budget: number): Figure {
  return {
    name,
    value: Math.round(value * 10) / 10,
    unit,
    floor: null,
    ratio: null,
    budget,
    ok: value <= budget,
  };
}

const login = closure([...entry, ...chunk("login-page")]);
const signedIn = closure([...entry, ...chunk("app-shell"), ...chunk("dashboard-page")]);
const lazyOnes = chunks
  .map((name) => `assets/${name}`)
  .filter((path) => !login.has(path) && !signedIn.has(path));

const first = await startTendre();
await first.stop();
const began = performance.now();
const server = await startTendre({ folder: first.folder });
const start = performance.now() - began;
await new Promise((resolve) => setTimeout(resolve, 1_000));
const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
await server.stop();

const figures = [
  figure("JS of /login, static", sizeOf(login), "KB gz", 110),
  figure("JS of the first signed-in page", sizeOf(signedIn), "KB gz", 165),
  figure("largest lazy chunk", Math.max(0, ...lazyOnes.map(compressed)), "KB gz", 50),
  figure("server start, data folder made anew", start, "ms", 4_000),
  figure("idle memory of the server's process", memory, "MB", 200),
];
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/latest.json", JSON.stringify(figures, null, 2));
if (process.argv.includes("--json")) console.log(JSON.stringify(figures));
else console.table(figures);
