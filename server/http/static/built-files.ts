/** The files of the built app, indexed once: type, size, ETag and compressed variants. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

export type Encoding = "br" | "gzip" | "identity";

export type BuiltFile = {
  readonly type: string;
  readonly tag: string;
  readonly variants: Readonly<Partial<Record<Encoding, string>>> & { readonly identity: string };
};

export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Indexed by request path (`/assets/…`); empty when there is no build. */
export function findBuiltFiles(folder: string): BuiltFiles {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const there = new Set(names);
  return new Map(
    names
      .filter((path) => !/\.(?:br|gz|map)$/.test(path))
      .map((path) => [`/${relative(folder, path).split(sep).join("/")}`, describe(path, there)]),
  );
}

function describe(path: string, there: ReadonlySet<string>): BuiltFile {
  const digest = createHash("sha256").update(readFileSync(path)).digest("base64url");
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    tag: digest.slice(0, 22),
    variants: {
      identity: path,
      ...(there.has(`${path}.br`) ? { br: `${path}.br` } : {}),
      ...(there.has(`${path}.gz`) ? { gzip: `${path}.gz` } : {}),
    },
  };
}
