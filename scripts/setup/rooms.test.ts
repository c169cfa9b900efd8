import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test.each(["app/features", "server/features"])(
  "the README says where to find each feature of %s",
  (folder) => {
    const readme = read("README.md");
    expect(foldersIn(folder).filter((name) => !readme.includes(`${folder}/${name}/`))).toEqual([]);
  },
);

/** The tree at the head of docs/architecture.md, by its first-level folders. */
const [, tree = ""] = /```\n([\s\S]*?)```/.exec(read("docs/architecture.md")) ?? [];
const branches = new Map(
  tree.split(/^(?=\w+\/ )/m).map((branch) => [branch.slice(0, branch.indexOf("/")), branch] as const),
);

test.each(["app", "app/store", "server", "domain"])(
  "the tree of the architecture names each room of %s",
  (folder) => {
    const branch = branches.get(folder.split("/")[0] ?? "") ?? "";
    const words = new Set(branch.match(/[\w-]+/g));
    const rooms = foldersIn(folder).filter((name) => !["testing", "fixtures"].includes(name));
    expect(rooms.filter((name) => !words.has(name))).toEqual([]);
  },
);

test("the tree of the architecture names the repository's folders, and only those", () => {
  const ours = foldersIn(".").filter(
    (name) => !/^\.|^(?:node_modules|dist|data|site|public|test-results|playwright-report)$/.test(name),
  );
  expect([...branches.keys()].sort()).toEqual(ours.sort());
  expect([...branches.keys()].filter((name) => !existsSync(name))).toEqual([]);
});
