import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { minify, transformWithOxc } from "vite";
import { beforeAll, expect, test } from "vitest";
import { engraveAll } from "./engrave.ts";
import { createRandom } from "./random.ts";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

let files: ReturnType<typeof engraveAll>;
beforeAll(() => {
  files = engraveAll();
  // As long as it takes: the machine may be busy.
}, 120_000);

test("the same name draws the same numbers, another name others", () => {
  const draw = (name: string) => Array.from({ length: 5 }, createRandom(name));
  expect(draw("oak 1")).toEqual(draw("oak 1"));
  expect(draw("oak 1")).not.toEqual(draw("oak 2"));
});

test("engraving again gives the same bytes, and they are the committed ones", () => {
  expect(engraveAll()).toEqual(files);
  for (const [path, content] of files) expect(content === read(path), path).toBe(true);
});

test("no file is left in a generated folder that the engraver does not write", () => {
  const written = new Set(files.keys());
  for (const folder of ["app/ui/map/generated/", "app/ui/art/generated/"]) {
    for (const name of readdirSync(new URL(folder, root))) expect(written, name).toContain(folder + name);
  }
});

/** The file as the build sends it: without types and comments. */
async function sent(path: string): Promise<string> {
  if (path.endsWith(".css")) return read(path);
  const { code } = await transformWithOxc(read(path), path);
  return (await minify(path, code)).code;
}

test("all the map loads, drawing, code and style, stays under 45 KB gzipped", async () => {
  const sources = readdirSync(new URL("app/ui/map/", root)).filter((name) =>
    /(?<!\.test)\.(ts|tsx|css)$/.test(name),
  );
  const files = await Promise.all(
    [
      "app/ui/map/generated/carte.ts",
      ...sources.map((name) => `app/ui/map/${name}`),
      "app/ui/art/burin.ts",
      "app/ui/art/packed.ts",
    ].map(sent),
  );
  expect(gzipped(files.join(""))).toBeLessThan(45_000);
});

test("a picture of the art stays under 6 KB gzipped", () => {
  for (const [path, content] of files) {
    if (path.startsWith("app/ui/art/")) expect(gzipped(content), path).toBeLessThan(6_000);
  }
});
