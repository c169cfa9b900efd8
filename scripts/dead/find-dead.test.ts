import { expect, test } from "vitest";
import { buildGraph, type Graph } from "../walls/graph.ts";
import { findDeadAssets } from "./assets.ts";
import { applyExceptions } from "./exceptions.ts";
import { findDeadExports } from "./exports.ts";
import { findDeadMessages } from "./messages.ts";
import { findDeadPackages } from "./packages.ts";

function treeOf(texts: Readonly<Record<string, string>>): Graph {
  return buildGraph(new Set(Object.keys(texts)), (path) => texts[path] ?? "");
}

const main = "app/main.tsx";
const two = "export const a = 1;\nexport const b = a + 1;";

/** The findings in a file with `a` (used in it) and `b` (not), when app/main.tsx says `asking`. */
const deadOf = (asking: string, text = two) =>
  findDeadExports(treeOf({ [main]: asking, "app/lib/x.ts": text })).map(
    ({ line, says }) => `${line}: ${says}`,
  );

const onlyHome = "1: a is exported and used in its own file only";

test.each([
  ['import { b } from "./lib/x.ts";', [onlyHome]],
  ['import { a } from "#app/lib/x.ts";', ["2: no file imports b"]],
  ['import { a, b } from "./lib/x.ts";', []],
  ['import * as all from "./lib/x.ts";', []],
  ['export * from "./lib/x.ts";', []],
  ['import "./lib/x.ts";', [onlyHome, "2: no file imports b"]],
  ['export const load = () => import("./lib/x.ts");', []],
  ['const { b } = await import("./lib/x.ts");', [onlyHome]],
  ['const b = (await import("./lib/x.ts")).b;', [onlyHome]],
  ['import("./lib/x.ts").then(({ b }) => b);', [onlyHome]],
  ['import("./lib/x.ts").then((all) => all.b);', []],
  ['export type B = typeof import("./lib/x.ts").b;', [onlyHome]],
  ["", ["1: this file is not imported"]],
])("unused exports beside %s", (asking, expected) => {
  expect(deadOf(asking)).toEqual(expected);
});

test("a type is an export like another", () => {
  expect(deadOf('import type { A } from "./lib/x.ts";', "export type A = B;\nexport type B = 1;")).toEqual([
    "2: B is exported and used in its own file only",
  ]);
});

test("an export that only a test imports is a finding, unless its own file uses it", () => {
  const dead = findDeadExports(
    treeOf({
      "app/main.tsx": 'import { c } from "../domain/x.ts";',
      "domain/x.ts": "export const a = 1;\nexport const b = 2;\nexport const c = a;",
      "domain/x.test.ts": 'import { a, b } from "./x.ts";',
      "domain/y.ts": "export const d = 1;",
      "domain/y.test.ts": 'import { d } from "./y.ts";',
    }),
  );
  expect(dead.map(({ path, says }) => `${path}: ${says}`)).toEqual([
    "domain/x.ts: tests alone import b",
    "domain/y.ts: this file is imported by tests only",
  ]);
});

test("tests alone may import the support code of tests", () => {
  const texts = {
    "domain/fixtures/x.ts": "export const a = 1;",
    "domain/x.test.ts": 'import { a } from "./fixtures/x.ts";',
  };
  expect(findDeadExports(treeOf(texts))).toEqual([]);
});

test("a file that a configuration names by its path is an entry point", () => {
  const texts = {
    "app/lib/x.ts": two,
    "vitest.config.ts": 'export default { setupFiles: "./app/lib/x.ts" };',
  };
  expect(findDeadExports(treeOf(texts))).toEqual([]);
  expect(findDeadExports(treeOf({ ...texts, "vitest.config.ts": "" }))).toHaveLength(1);
});

const held = (...names: readonly string[]) => ({
  dependencies: Object.fromEntries(names.map((name) => [name, "1.0.0"])),
});

test.each([
  ["react", 'import { useState } from "react";', []],
  ["react", 'export const load = () => import("react/jsx-runtime");', []],
  ["react", 'import type { FC } from "react";', []],
  ["vitest", 'run("node_modules/vitest/vitest.mjs");', []],
  ["react", "export const reaction = 1;", ["no file imports the package react"]],
  ["@types/pg", "", ["no file imports the package @types/pg"]],
  ["@types/node", "", []],
  ["@aws-sdk/client-s3", "", ["no file imports the package @aws-sdk/client-s3"]],
])("the package %s beside %s", (name, text, expected) => {
  const dead = findDeadPackages(treeOf({ [main]: text }), held(name), []);
  expect(dead.map(({ says }) => says)).toEqual(expected);
});

test("a peer is used with its package, types with theirs", () => {
  const graph = treeOf({ [main]: 'import "flydrive"; import "pg";' });
  expect(findDeadPackages(graph, held("flydrive", "@aws-sdk/client-s3", "pg", "@types/pg"), [])).toEqual([]);
});

test("a package that a style sheet imports is used", () => {
  expect(findDeadPackages(treeOf({}), held("tailwindcss"), ['@import "tailwindcss";'])).toEqual([]);
});

test("an asset is imported, or named by a style sheet or a page", () => {
  const texts = {
    [main]: 'import one from "./ui/one.svg";',
    "app/ui/one.svg": "",
    "app/ui/two.svg": "",
    "app/ui/three.svg": "",
    "public/four.png": "",
  };
  const sheets = new Map([
    ["app/styles.css", 'url("./ui/two.svg")'],
    ["index.html", '<img src="/four.png">'],
  ]);
  expect(findDeadAssets(treeOf(texts), sheets).map(({ path }) => path)).toEqual(["app/ui/three.svg"]);
});

const words = `export const en = {
  title: "One",
  state: { open: "Open", shut: "Shut" },
} as const;`;
const silent = (text: string, others: Readonly<Record<string, string>> = {}) =>
  findDeadMessages(
    treeOf({ "app/features/game/messages.en.ts": words, "app/features/game/page.tsx": text, ...others }),
  ).map(({ says, line }) => `${line}: ${says}`);
const title = "2: no file uses the message game.title";
const open = "3: no file uses the message game.state.open";
const shut = "3: no file uses the message game.state.shut";

test.each([
  ['const t = useTranslations("game"); t("title");', [open, shut]],
  ['const t = useTranslations("game"); t.rich("title");', [open, shut]],
  ['const t = useTranslations("game"); t(isOn ? "state.open" : "state.shut");', [title]],
  ['const t = useTranslations("game.state"); t("open");', [title, shut]],
  [`const t = useTranslations("game"); t(\`state.\${one}\`);`, [title]],
  ['const t = useTranslations("game"); t(name);', [title, open, shut]],
  ['const t = useTranslations("game"); t(name); const names = { title: 1 };', [open, shut]],
  ['const t = useTranslations("other"); t("title");', [title, open, shut]],
  ['const t = useTranslations("game"); // t("title")', [title, open, shut]],
])("unused messages beside %s", (text, expected) => {
  expect(silent(text)).toEqual(expected);
});

test("a key that comes from elsewhere may be a string of any file", () => {
  const text = 'const say = useTranslations("game"); say(code);';
  expect(silent(text, { "domain/x.ts": 'export const code = "title";' })).toEqual([open, shut]);
  expect(silent(text, { "domain/x.test.ts": 'export const code = "title";' })).toEqual([title, open, shut]);
});

test("messages that are put together from several files keep their place", () => {
  const dead = findDeadMessages(
    treeOf({
      "app/features/game/messages.en.ts":
        'import { en as list } from "./list/messages.en.ts";\nexport const en = { list, ...list };',
      "app/features/game/list/messages.en.ts": 'export const en = { one: "One" };',
      "app/features/game/page.tsx": 'const t = useTranslations("game"); t("list.one");',
    }),
  );
  expect(dead).toEqual([
    { path: "app/features/game/list/messages.en.ts", line: 1, says: "no file uses the message game.one" },
  ]);
});

test("a file that puts features together names their namespaces", () => {
  const dead = findDeadMessages(
    treeOf({
      "app/messages/journal.en.ts":
        'import { en as game } from "../features/game/messages.en.ts";\nexport const messages = { land: { game } };',
      "app/features/game/messages.en.ts": words,
      "app/features/game/page.tsx": 'const t = useTranslations("land.game"); t("title");',
    }),
  );
  expect(dead.map(({ says }) => says)).toEqual([
    "no file uses the message land.game.state.open",
    "no file uses the message land.game.state.shut",
  ]);
});

test("an exception hides its finding, and is a finding itself once it hides none", () => {
  const one = { path: "a.ts", line: 3, says: "no file imports b" };
  const other = { path: "c.ts", line: 1, says: "this file is not imported" };
  const kept = { "a.ts: no file imports b": "a reason" };
  expect(applyExceptions([one, other], kept)).toEqual([other]);
  expect(applyExceptions([other], kept)).toEqual([
    other,
    expect.objectContaining({ says: expect.stringContaining("a.ts") }),
  ]);
});
