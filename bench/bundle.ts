/**
 * What a browser must download before a page can be used: its modules, all their static imports, and the words of its language, compressed.
 * e2e/weight.journey.ts checks in a browser that these are the files.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  type BundleRecord,
  filesOf,
  filesOfPage,
  type firstPages,
  readBundleRecord,
} from "../scripts/build/bundle-files.ts";
import { atMost, type Figure } from "./figure.ts";

const dist = "dist";
const unit = "KB gz";
const map = "app/ui/map/carte.tsx";

/** KB of a file, compressed. */
const compressed = (path: string) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1024;
const sizeOf = (files: Iterable<string>) => [...files].reduce((sum, path) => sum + compressed(path), 0);

/** The scripts that the page itself names: the boot script and the entry. */
function scriptsOfPage(): readonly string[] {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  return [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].flatMap(([, src]) => src ?? []);
}

/** In the language whose words are larger. */
function filesBefore(record: BundleRecord, page: keyof typeof firstPages): ReadonlySet<string> {
  const [en, fr] = (["en", "fr"] as const).map(
    (language) => new Set([...scriptsOfPage(), ...filesOfPage(record, page, language)]),
  );
  if (!en || !fr) throw new Error("no language");
  return sizeOf(en) > sizeOf(fr) ? en : fr;
}

export function measureBundle(): readonly Figure[] {
  const record = readBundleRecord();
  const login = filesBefore(record, "login");
  const arrival = filesBefore(record, "arrival");
  const dashboard = filesBefore(record, "dashboard");
  const late = readdirSync(join(dist, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `assets/${name}`)
    .filter((path) => ![login, arrival, dashboard].some((files) => files.has(path)));
  const afterLogin = filesOf(record, [map]).difference(login);
  return [
    atMost({ name: "JS before /login can be used, with its words", value: sizeOf(login), unit, budget: 115 }),
    atMost({
      name: "JS before a newcomer's first page can be used, with its words",
      value: sizeOf(arrival),
      unit,
      budget: 115,
    }),
    atMost({
      name: "JS before the dashboard is drawn, with its words",
      value: sizeOf(dashboard),
      unit,
      budget: 170,
    }),
    atMost({
      name: "JS before the demo is drawn, with its words and its life",
      value: sizeOf(filesBefore(record, "demo")),
      unit,
      budget: 230,
    }),
    atMost({ name: "the map, after the first paint of /login", value: sizeOf(afterLogin), unit, budget: 45 }),
    atMost({ name: "largest lazy chunk", value: Math.max(0, ...late.map(compressed)), unit, budget: 50 }),
  ];
}

/** KB gz of one package, or of ours, in what each page downloads first, and in all files of both languages. */
export type PackageShare = { login: number; dashboard: number; total: number };

/** A file's share is divided by the lengths of its minified modules: how well each of them compresses is not known apart. */
export function sharesByPackage(): Readonly<Record<string, PackageShare>> {
  const record = readBundleRecord();
  const login = filesBefore(record, "login");
  const dashboard = filesBefore(record, "dashboard");
  const shares = new Map<string, PackageShare>();
  const add = (name: string, file: string, size: number) => {
    const share = shares.get(name) ?? { login: 0, dashboard: 0, total: 0 };
    share.total += size;
    if (login.has(file)) share.login += size;
    if (dashboard.has(file)) share.dashboard += size;
    shares.set(name, share);
  };
  for (const [file, { modules, packages }] of Object.entries(record)) {
    const parts = [
      ...Object.entries(packages),
      ...Object.entries(modules).map(([path, length]) => [nameOfOurs(path), length] as const),
    ];
    const all = parts.reduce((sum, [, length]) => sum + length, 0);
    const size = compressed(file);
    for (const [name, length] of parts) add(name, file, all > 0 ? (size * length) / all : 0);
    if (all === 0) add(ownCode, file, size);
  }
  for (const file of scriptsOfPage()) if (!record[file]) add(ownCode, file, compressed(file));
  const round = (value: number) => Math.round(value * 100) / 100;
  return Object.fromEntries(
    [...shares]
      .toSorted(([, a], [, b]) => b.total - a.total)
      .map(([name, { login, dashboard, total }]) => [
        name,
        { login: round(login), dashboard: round(dashboard), total: round(total) },
      ]),
  );
}

const ownCode = "(our code)";

function nameOfOurs(path: string): string {
  if (/(?:^app\/messages\/\w+|\/messages)\.(?:en|fr)\.ts$/.test(path)) return "(our words)";
  return /^(?:app|domain)\//.test(path) ? ownCode : "(the bundler's)";
}
