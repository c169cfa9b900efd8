/**
 * Serves the built app. Hashed files are cached for a year; the page itself is revalidated every time, mostly with a 304. A missing asset
 * is a 404, never the page: that is how an open tab notices a new build (app/lib/chunk-reload.ts).
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import { fileEndings, freshness, hashedFolder } from "#server/http/guards/page-headers.ts";
import { type BuiltFile, type BuiltFiles, type Encoding, findBuiltFiles } from "./built-files.ts";

const dist = join(import.meta.dirname, "../../../dist");
const looksLikeAFile = new RegExp(`\\.(?:${fileEndings})$`);

export function serveSpa(app: Hono, folder = dist): void {
  let files: BuiltFiles | undefined;
  app.get("*", async (c) => {
    files ??= findBuiltFiles(folder);
    const { path } = c.req;
    const file = files.get(path);
    if (file && path !== "/index.html") return sendFile(c, file, freshnessOf(path));
    if (path.startsWith(hashedFolder) || looksLikeAFile.test(path))
      return c.text("Not found", 404, { "cache-control": "no-store" });
    const page = files.get("/index.html");
    if (page) return sendFile(c, page, freshness.rest);
    return c.text("The app is not built. Run npm start.", 503, { "cache-control": "no-store" });
  });
}

/**
 * What other apps share is posted to this address of the app (scripts/build/app-manifests.ts) and taken by its service worker, so that it
 * never comes here. Where the browser let go of the worker it does: unread, with a page that says so.
 */
export function returnShares(app: Hono): void {
  app.post("/note", (c) => c.redirect("/note?shared=lost", 303));
}

const freshnessOf = (path: string) => (path.startsWith(hashedFolder) ? freshness.hashed : freshness.rest);

async function sendFile(c: Context, file: BuiltFile, cacheControl: string): Promise<Response> {
  const encoding = chooseEncoding(c.req.header("accept-encoding"), file);
  const tag = `"${file.tag}-${encoding}"`;
  const headers = {
    "cache-control": cacheControl,
    etag: tag,
    ...(Object.keys(file.variants).length > 1 ? { vary: "accept-encoding" } : {}),
  };
  if (matchesTag(c.req.header("if-none-match"), tag)) return c.body(null, 304, headers);
  const body = await readFile(file.variants[encoding] ?? file.variants.identity);
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    "content-type": file.type,
    "content-length": String(body.length),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
}

const matchesTag = (header: string | undefined, tag: string) =>
  header?.split(",").some((each) => each.trim().replace(/^W\//, "") === tag) ?? false;

/** Brotli if accepted, else gzip, else identity; an encoding with `q=0` is not used. */
function chooseEncoding(header: string | undefined, { variants }: BuiltFile): Encoding {
  const accepted = new Set(
    (header ?? "").split(",").flatMap((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return parameters.some((each) => /^q=0(?:\.0*)?$/.test(each)) ? [] : [name];
    }),
  );
  for (const encoding of ["br", "gzip"] as const) {
    if (variants[encoding] && accepted.has(encoding)) return encoding;
  }
  return "identity";
}
