import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv, settingNames } from "#server/env.ts";

const settings = new Map(
  [...readFileSync(".env.example", "utf8").matchAll(/^#([A-Z0-9_]+)=(?:"(.*)"|(.*))$/gm)].map(
    ([, name = "", quoted, plain]) => [name, quoted ?? plain ?? ""],
  ),
);
const buildNames = [
  ...readFileSync("app/lib/build-settings.d.ts", "utf8").matchAll(/readonly (VITE_\w+)/g),
].map(([, name = ""]) => name);
const guide = readFileSync("docs/self-hosting.md", "utf8");

test(".env.example holds every setting of the server and of the build, and no other", () => {
  expect([...settings.keys()].sort()).toEqual([...settingNames, ...buildNames].sort());
});

test("the defaults that .env.example shows are the server's own", () => {
  expect(readEnv(Object.fromEntries(settings))).toEqual(readEnv({}));
  const shown = [...settings].filter(([, value]) => value !== "").map(([name]) => name);
  const given = Object.entries(readEnv({})).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  expect(shown.sort()).toEqual(given.sort());
});

test("the guide to hosting explains every setting", () => {
  const named = new Set(
    [...guide.matchAll(/`(…?)([A-Z][A-Z0-9_]+)`/g)].map(([, dots = "", name = ""]) => dots + name),
  );
  const isNamed = (name: string) =>
    named.has(name) || [...named].some((short) => short.startsWith("…") && name.endsWith(short.slice(1)));
  expect([...settingNames, ...buildNames].filter((name) => !isNamed(name))).toEqual([]);
});
