import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noticeOf, packageOf } from "./notices.ts";

test.for([
  ["/home/a/node_modules/react/index.js", ["react"]],
  ["/home/a/node_modules/@radix-ui/react-menu/dist/index.mjs", ["@radix-ui/react-menu"]],
  ["/home/a/node_modules/a/node_modules/@b/c/x.js", ["@b/c"]],
  ["/home/a/app/main.tsx", []],
  ["\0virtual:city-file", []],
] as const)("%s belongs to %o", ([moduleId, expected]) => {
  expect(packageOf(moduleId)).toEqual(expected);
});

function packageWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "tendre-notice-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("a notice gives version, licence and the licence's own words", () => {
  const folder = packageWith({
    "package.json": '{"version":"1.2.3","license":"MIT"}',
    "LICENSE.md": "Permission is hereby granted\r\n",
  });
  expect(noticeOf("a-map", folder)).toEqual({
    name: "a-map",
    version: "1.2.3",
    license: "MIT",
    text: "Permission is hereby granted",
  });
});

test("a package that says nowhere how it may be used stops the build", () => {
  const folder = packageWith({ "package.json": '{"version":"1.0.0"}' });
  expect(() => noticeOf("a-riddle", folder)).toThrow("a-riddle says nowhere how it may be used");
});
