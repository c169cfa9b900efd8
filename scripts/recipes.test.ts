/** CONTRIBUTING.md as far as a test can follow it: what it names is there, and the compiler leads on as it says. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const guide = readFileSync("CONTRIBUTING.md", "utf8");

/** `path` at `words`: the place that a step sends people to. */
const places = [...guide.matchAll(/`([\w./-]+\/[\w./-]+)` at `([^`]+)`/g)].map(
  ([, path = "", words = ""]) => ({
    path,
    words,
  }),
);

test("each place that a recipe sends people to is there, with the words to look for", () => {
  expect(places.length).toBeGreaterThan(60);
  const gone = places.filter(
    ({ path, words }) => !existsSync(path) || !readFileSync(path, "utf8").includes(words),
  );
  expect(gone).toEqual([]);
});

test("each command of the guide is one of the package's or of a tool that is installed", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const unknown = [
    ...[...guide.matchAll(/npm run (\w+)/g)].filter(([, name = ""]) => !(name in scripts)),
    ...[...guide.matchAll(/npx (\w+)/g)].filter(([, name = ""]) => !existsSync(`node_modules/.bin/${name}`)),
  ];
  expect(unknown.map(([command]) => command)).toEqual([]);
});

test("a field by the recipe: the compiler names only files of the recipe, and is content once they have it", {
  timeout: 300_000,
}, () => {
  const [, recipe = ""] = /## A synced field\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const folder = copyOfTree();
  const insert = (path: string, after: string, line: string) => {
    const text = readFileSync(join(folder, path), "utf8");
    expect(text, path).toContain(after);
    writeFileSync(join(folder, path), text.replace(after, `${after}\n${line}`));
  };
  insert("domain/moment/moment-traits.ts", "momentTraits = {", "weather: { max: 60 },");
  expect(filesWithErrors(folder, "domain")).toContain("domain/moment/moment-fields.ts");
  insert(
    "domain/moment/moment-fields.ts",
    "z.strictObject({",
    'weather: line(momentTraits.weather.max).default(""),',
  );
  const named = filesWithErrors(folder, "app");
  expect(named).not.toEqual([]);
  expect(named.filter((path) => !recipe.includes(path))).toEqual([]);

  insert("app/features/moments/form/check-moment.ts", "    fields: {", 'weather: "",');
  insert("app/features/moments/history/use-value-words.ts", 'case "word":', 'case "weather":');
  for (const language of ["en", "fr"])
    insert(`app/features/moments/messages.${language}.ts`, "  value: {", 'weather: "Weather",');
  insert("domain/copy/field-notes.ts", "momentNotes: Notes<MomentFields> = {", 'weather: "The weather.",');
  insert("domain/fixtures/every-field.ts", "    moments: {", 'weather: "pluie",');
  expect(["app", "server"].flatMap((project) => filesWithErrors(folder, project))).toEqual([]);
});

function copyOfTree(): string {
  const folder = mkdtempSync(join(tmpdir(), "tendre-recipe-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.json"],
    {
      encoding: "utf8",
    },
  );
  for (const path of files.trim().split("\n")) if (existsSync(path)) cpSync(path, join(folder, path));
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

function filesWithErrors(folder: string, project: string): readonly string[] {
  const compiler = join(folder, "node_modules/typescript/bin/tsc");
  const state = ["--incremental", "--tsBuildInfoFile", join(folder, `${project}.tsbuildinfo`)];
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", project, "--pretty", "false", ...state], {
    cwd: folder,
    encoding: "utf8",
  });
  return [...stdout.matchAll(/^([\w./-]+)\(\d+,\d+\): error/gm)].map(([, path = ""]) => path);
}
