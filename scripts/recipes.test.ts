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

test("a sealed text by the recipe: whole in ten files, of which the compiler names those that cannot do without it", {
  timeout: 300_000,
}, () => {
  const [, recipe = ""] = /## A synced field\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const folder = copyOfTree();
  const written = new Set<string>();
  const insert = (path: string, after: string, line: string) => {
    written.add(path);
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

  insert("domain/copy/field-notes.ts", "momentNotes: Notes<MomentFields> = {", 'weather: "The weather.",');
  insert("domain/fixtures/every-field.ts", "    moments: {", 'weather: "pluie",');
  for (const language of ["en", "fr"])
    for (const [form, words] of [
      ["label", "Weather"],
      ["phrase", "the weather"],
    ])
      insert(`app/words/fields/messages.${language}.ts`, `  ${form}: {`, `weather: "${words}",`);
  insert("app/features/moments/form/moment-draft.ts", "z.object({", "weather: written,");
  insert(
    "app/features/moments/form/moment-draft.ts",
    "  return {\n    relationshipId: moment.relationship_id,",
    "weather: moment.weather,",
  );
  insert("app/features/moments/form/check-moment.ts", "    fields: {", "weather: draft.weather.trim(),");
  insert(
    "app/features/moments/form/moment-form.tsx",
    'import { PlaceField } from "./place-field.tsx";',
    'import { TextField } from "#app/ui/fields/text-field.tsx";import { useFieldWords } from "#app/words/fields/use-field-words.ts";',
  );
  insert(
    "app/features/moments/form/moment-form.tsx",
    "  const { draft, change, savedAt } = kept;",
    "const { labelOf } = useFieldWords();",
  );
  insert(
    "app/features/moments/form/moment-form.tsx",
    "<PlaceField {...part} />",
    '<TextField label={labelOf("weather")} name="weather" value={draft.weather} onChange={({ target }) => change({ weather: target.value })} />',
  );
  insert(
    "app/features/moments/page/moment-body.tsx",
    "<Added moment={moment} />",
    "<Entry>{moment.weather}</Entry>",
  );
  expect(["app", "server"].flatMap((project) => filesWithErrors(folder, project))).toEqual([]);
  // Said, named, written in the form, read on the page, and held by the tests of every field.
  expect(written.size).toBeLessThanOrEqual(10);
  expect([...written].filter((path) => !recipe.includes(path))).toEqual(["app/words/fields/messages.fr.ts"]);
});

function copyOfTree(): string {
  const folder = mkdtempSync(join(tmpdir(), "tendre-recipe-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 60_000);
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
