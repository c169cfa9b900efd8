/** What a browser must download before a page can be used: modules and all their static imports, compressed. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { atMost, type Figure } from "./figure.ts";

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

export function measureBundle(): readonly Figure[] {
  const chunks = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".js"));
  const chunk = (start: string) =>
    chunks.filter((name) => name.startsWith(`${start}-`)).map((name) => `assets/${name}`);
  const entry = [...read("index.html").matchAll(/<script[^>]+type="module"[^>]+src="\/([^"]+)"/g)].flatMap(
    ([, src]) => src ?? [],
  );
  const sizeOf = (modules: ReadonlySet<string>) =>
    [...modules].reduce((sum, path) => sum + compressed(path), 0);

  const login = closure([...entry, ...chunk("login-page")]);
  const signedIn = closure([...entry, ...chunk("app-shell"), ...chunk("dashboard-page")]);
  const lazy = chunks
    .map((name) => `assets/${name}`)
    .filter((path) => !login.has(path) && !signedIn.has(path));
  const unit = "KB gz";
  return [
    atMost({ name: "JS before /login can be used", value: sizeOf(login), unit, budget: 110 }),
    atMost({ name: "JS before the dashboard is drawn", value: sizeOf(signedIn), unit, budget: 165 }),
    atMost({
      name: "largest lazy chunk",
      value: Math.max(0, ...lazy.map(compressed)),
      unit,
      budget: 50,
    }),
  ];
}
