import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";

const references: readonly { readonly path: string }[] = JSON.parse(
  readFileSync("tsconfig.json", "utf8"),
).references;

/** What TypeScript itself says belongs to a project. */
function filesOf(project: string): readonly string[] {
  const compiler = "node_modules/typescript/bin/tsc";
  const list = execFileSync(process.execPath, [compiler, "-p", project, "--listFilesOnly"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split("\n").map((path) => relative(process.cwd(), path));
}

test("an editor that opens the folder checks every TypeScript file by one of the referenced projects", () => {
  const held = new Set(references.flatMap(({ path }) => filesOf(path)));
  const ours = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8" }).trim().split("\n");
  expect(ours.filter((path) => !held.has(path))).toEqual([]);
});
