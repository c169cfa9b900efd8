import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findNeedless, type Locked } from "./production.ts";

const own: Locked = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;

test("a server is installed without what builds and tests it", () => {
  expect(findNeedless(own)).toEqual([]);
  const installed = Object.entries(own).filter(([, { dev }]) => !dev);
  const names = installed.map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(names).toContain("hono");
  const ofTheBuild = ["vite", "rolldown", "vitest", "typescript", "playwright", "playwright-core"];
  for (const name of [...ofTheBuild, "@playwright/test", "react", "react-dom", "tailwindcss"])
    expect(names).not.toContain(name);
});

const server = { dependencies: { library: "1.0.0" } };
test.for<[string, Locked, readonly string[]]>([
  [
    "an optional peer that only the build asks for",
    {
      "": server,
      "node_modules/library": {
        peerDependencies: { react: "*", needed: "*" },
        peerDependenciesMeta: { react: { optional: true } },
      },
      "node_modules/needed": { dependencies: { part: "*" } },
      "node_modules/needed/node_modules/part": {},
      "node_modules/react": {},
      "node_modules/vite": { dev: true },
    },
    ["node_modules/react"],
  ],
  [
    "what its dependencies bring, one for another system too",
    {
      "": server,
      "node_modules/library": { dependencies: { part: "*" }, optionalDependencies: { "library-arm": "*" } },
      "node_modules/library/node_modules/part": { dependencies: { shared: "*" } },
      "node_modules/library-arm": {},
      "node_modules/shared": {},
      "node_modules/part": {},
    },
    ["node_modules/part"],
  ],
])("needless for a server: %s", ([, locked, expected]) => {
  expect(findNeedless(locked)).toEqual(expected);
});
