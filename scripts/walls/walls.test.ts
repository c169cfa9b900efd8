import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { buildGraph } from "./graph.ts";
import { findBreaches } from "./walls.ts";

type Kind = "value" | "lazy" | "type";
type Spelling = {
  readonly kind: Kind;
  readonly write: (alias: string, path: string, folder: string) => string;
};

/** Every spelling of an import. `alias` is "#app/…", `path` is relative, `folder` is its folder. */
const spellings: Readonly<Record<string, Spelling>> = {
  "an alias": { kind: "value", write: (alias) => `import { a } from "${alias}";` },
  "a relative path": { kind: "value", write: (_, path) => `import { a } from "${path}";` },
  "a path without its ending": {
    kind: "value",
    write: (_, path) => `import { a } from "${path.replace(/\.tsx?$/, "")}";`,
  },
  "an import over several lines": {
    kind: "value",
    write: (alias) => `import {\n  a,\n} from\n  "${alias}";`,
  },
  "single quotes": { kind: "value", write: (alias) => `import { a } from '${alias}';` },
  "a namespace": { kind: "value", write: (_, path) => `import * as all from "${path}";` },
  "a side effect": { kind: "value", write: (_, path) => `import "${path}";` },
  "names that each say type": { kind: "value", write: (alias) => `import { type A } from "${alias}";` },
  "a re-export": { kind: "value", write: (alias) => `export { a } from "${alias}";` },
  "a re-export of everything": { kind: "value", write: (_, path) => `export * from "${path}";` },
  "an eager glob": {
    kind: "value",
    write: (_, __, folder) => `export const all = import.meta.glob("${folder}/*.{ts,tsx}", { eager: true });`,
  },
  "a lazy import": { kind: "lazy", write: (alias) => `export const load = () => import("${alias}");` },
  "a lazy import in a template": {
    kind: "lazy",
    write: (_, path) => `export const load = () => import(\`${path}\`);`,
  },
  "a lazy glob": {
    kind: "lazy",
    write: (_, __, folder) => `export const all = import.meta.glob(["./none.ts", "${folder}/*.{ts,tsx}"]);`,
  },
  "a worker's address": {
    kind: "lazy",
    write: (_, path) => `new Worker(new URL("${path}", import.meta.url), { type: "module" });`,
  },
  "an imported type": { kind: "type", write: (alias) => `import type { A } from "${alias}";` },
  "a re-exported type": { kind: "type", write: (_, path) => `export type { A } from "${path}";` },
  "a type in its place": { kind: "type", write: (_, path) => `export type B = import("${path}").A;` },
};

/** The breaches of a tree given as texts by path. */
function breachesIn(texts: Readonly<Record<string, string>>): readonly string[] {
  return findBreaches(buildGraph(new Set(Object.keys(texts)), (path) => texts[path] ?? ""));
}

const asked = "export const a = 1;\nexport type A = string;";

function spell({ write }: Spelling, from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  const relative = path.startsWith(".") ? path : `./${path}`;
  return write(`#${to}`, relative, posix.dirname(relative));
}

/** `breaks`: the kinds of import that the rule refuses. */
type Case = {
  readonly from: string;
  readonly to: string;
  readonly breaks: readonly Kind[];
  readonly back?: true;
};
const every = ["value", "lazy", "type"] as const;

const cases: Readonly<Record<string, Case>> = {
  "domain imports neither app nor server": {
    from: "domain/time/a.test.ts",
    to: "app/lib/b.ts",
    breaks: every,
  },
  "domain imports nothing outside itself": {
    from: "domain/time/a.ts",
    to: "server/db/b.ts",
    breaks: every,
    back: true,
  },
  "the server does not import the app": { from: "server/http/a.ts", to: "app/lib/b.ts", breaks: every },
  "the app takes types only from the server": {
    from: "app/lib/a.ts",
    to: "server/http/b.ts",
    breaks: ["value", "lazy"],
  },
  "product code does not import test code": {
    from: "server/http/a.ts",
    to: "server/testing/b.ts",
    breaks: every,
  },
  "features do not import each other": {
    from: "app/features/year/a.ts",
    to: "app/features/game/list/b.ts",
    breaks: every,
  },
  "layers of the app": { from: "app/lib/a.ts", to: "app/ui/type/b.tsx", breaks: every },
  "scopes are minted by": { from: "server/mail/a.ts", to: "server/db/scope.ts", breaks: ["value", "lazy"] },
};

describe.each(Object.entries(cases))("%s", (says, { from, to, breaks }) => {
  const minting = (text: string) => text.replaceAll(/\ba\b(?=[,\s}])/g, "mintOwnerScope");
  const isMint = to.endsWith("scope.ts");
  test.each(Object.entries(spellings))("by %s", (name, spelling) => {
    const text = spell(spelling, from, to);
    const found = breachesIn({ [from]: isMint ? minting(text) : text, [to]: asked });
    const isRefused = breaks.includes(spelling.kind) && !(isMint && takesNothing.has(name));
    expect(found.filter((line) => line.startsWith(`${from}:1: ${says}`)).length > 0).toBe(isRefused);
  });
});

/** These import no function. */
const takesNothing: ReadonlySet<string> = new Set(["a side effect", "names that each say type"]);

const allowed: Readonly<Record<string, readonly [from: string, to: string]>> = {
  "app imports from domain": ["app/lib/a.ts", "domain/time/b.ts"],
  "server imports from domain": ["server/http/a.ts", "domain/time/b.ts"],
  "a feature imports from itself": ["app/features/year/a.ts", "app/features/year/list/b.ts"],
  "a page composes features": ["app/features/year/year-page.tsx", "app/features/game/b.ts"],
  "the frame stands around the features": ["app/features/frame/a.tsx", "app/features/game/b.ts"],
  "a layer imports from those below": ["app/features/year/a.tsx", "app/store/db/b.ts"],
  "the words of a feature are put together below it": [
    "app/messages/journal.en.ts",
    "app/features/year/messages.en.ts",
  ],
  "a test loads what tests are made of": ["server/http/a.test.ts", "server/testing/b.ts"],
  "the session gate mints": ["server/http/session/a.ts", "server/db/scope.ts"],
};

describe.each(Object.entries(allowed))("%s", (_, [from, to]) => {
  test.each(Object.entries(spellings))("by %s", (__, spelling) => {
    expect(breachesIn({ [from]: spell(spelling, from, to), [to]: asked })).toEqual([]);
  });
});

test.each([
  'import { useState } from "react";',
  'export { useState } from "react";',
  'export const load = () => import("react");',
  'import type { FC } from "react";',
  'import { readFileSync } from "node:fs";',
])("domain takes no package: %s", (text) => {
  expect(breachesIn({ "domain/time/a.ts": text })).toEqual([expect.stringContaining("but zod")]);
  expect(breachesIn({ "domain/time/a.ts": 'import { z } from "zod";' })).toEqual([]);
});

test("words are stemmed in one file of the domain", () => {
  const text = 'import { stemmer } from "@orama/stemmers/french";';
  expect(breachesIn({ "domain/lisa/read/words.ts": text })).toEqual([]);
  expect(breachesIn({ "domain/lisa/read/people.ts": text })).toEqual([expect.stringContaining("but zod")]);
});

test.each([
  ['import { a } from "./gone.ts";', true],
  ["export const load = (name: string) => import(name);", true],
  ['export const root = new URL("../", import.meta.url);', false],
  ['// import { a } from "./gone.ts";', false],
])("an import leads somewhere: %s", (text, isRefused) => {
  expect(breachesIn({ "app/lib/a.ts": text }).length > 0).toBe(isRefused);
});

describe("cycles", () => {
  const back = 'import { a } from "./a.ts";';

  test.each(Object.entries(spellings))("two files that import each other by %s", (_, spelling) => {
    const there = spell(spelling, "server/mail/a.ts", "server/mail/b.ts");
    const found = breachesIn({
      "server/mail/a.ts": `${there}\n${asked}`,
      "server/mail/b.ts": `${back}\n${asked}`,
    });
    expect(found.some((line) => line.includes("no cycle of imports"))).toBe(spelling.kind === "value");
  });

  test("a cycle over three files is one breach that names its edges", () => {
    const found = breachesIn({
      "server/mail/a.ts": 'import "./b.ts";',
      "server/mail/b.ts": 'import "./c.ts";',
      "server/mail/c.ts": 'import "./a.ts";',
    });
    expect(found).toHaveLength(1);
    for (const step of ["a.ts:1 → ", "b.ts:1 → ", "c.ts:1 → "]) expect(found[0]).toContain(step);
  });

  test("two files that import a third are no cycle", () => {
    const texts = { "a.ts": 'import "./b.ts"; import "./c.ts";', "b.ts": 'import "./c.ts";', "c.ts": "" };
    expect(breachesIn(texts)).toEqual([]);
  });

  test.each(["domain", "app/lib", "app/store", "app/ui", "server/http"])(
    "folders of %s, by types alone",
    (house) => {
      const there = { [`${house}/one/a.ts`]: `import type { A } from "../two/b.ts";\n${asked}` };
      const found = breachesIn({
        ...there,
        [`${house}/two/b.ts`]: asked,
        [`${house}/two/c.ts`]: 'import type { A } from "../one/a.ts";',
      });
      expect(found).toEqual([expect.stringContaining(`no cycle between the folders of ${house}`)]);
      expect(breachesIn({ ...there, [`${house}/two/b.ts`]: asked })).toEqual([]);
    },
  );

  test("folders of server: types may go back, values may not", () => {
    const around = (word: string) => ({
      "server/mail/a.ts": `import { a } from "../live/b.ts";\n${asked}`,
      "server/live/b.ts": asked,
      "server/live/c.ts": `import ${word}{ A } from "../mail/a.ts";`,
    });
    expect(breachesIn(around(""))).toEqual([
      expect.stringContaining("no cycle at run time between the folders of server"),
    ]);
    expect(breachesIn(around("type "))).toEqual([]);
  });
});

test.each([
  ["server/features/history/routes.ts", false],
  ["server/features/history/link-routes.ts", false],
  ["server/features/history/queries/one-row.ts", false],
  ["server/features/history/mutations.ts", false],
  ["server/features/history/history.test.ts", false],
  ["server/features/auth/outside/trip.ts", false],
  ["server/features/history/outside/trip.ts", true],
  ["server/features/history/service.ts", true],
  ["server/features/history/webhook-route.ts", true],
  ["server/features/history/rows/a.ts", true],
])("a name in a feature of the server: %s", (path, isRefused) => {
  expect(breachesIn({ [path]: "" }).length > 0).toBe(isRefused);
});

test.each(["app/lib/utils.ts", "domain/time/helpers.ts", "server/http/common/a.ts"])(
  "a name that says nothing: %s",
  (path) => {
    expect(breachesIn({ [path]: "" })).toEqual([expect.stringContaining("no file or folder is called")]);
  },
);

const sql = "await tx.rows({ text: query });";
test.each([
  ["server/features/history/routes.ts", sql, true],
  ["server/features/history/routes.ts", "await tx\n  .rows({ text: query });", true],
  ["server/features/history/routes.ts", "await db.read(scope, query);", true],
  ["server/features/history/queries/one-row.ts", sql, false],
  ["server/features/history/history.test.ts", sql, false],
  ["server/db/pool.ts", sql, false],
])("SQL in %s: %s", (path, text, isRefused) => {
  expect(breachesIn({ [path]: text }).length > 0).toBe(isRefused);
});

const byHand = "await pool.query<{ id: string }>(query);";
test.each([
  ["server/jobs/run-jobs.ts", byHand, true],
  ["server/jobs/run-jobs.ts", "await pool.query(query);", false],
  ["server/jobs/run-jobs.test.ts", byHand, false],
  ["server/db/migrate.ts", byHand, false],
])("a row's type by hand in %s: %s", (path, text, isRefused) => {
  expect(breachesIn({ [path]: text }).length > 0).toBe(isRefused);
});

test.each([
  ["text-decoration: underline 1px red", true],
  ["text-decoration: underline;\n  text-decoration-thickness: 1px", false],
  ["text-decoration: none", false],
  ["background: repeating-linear-gradient(red 0 1px, blue 1px 2px)", true],
])("a style that one engine draws otherwise: %s", (declaration, isRefused) => {
  expect(breachesIn({ "app/ui/styles/a.css": `a {\n  ${declaration};\n}` }).length > 0).toBe(isRefused);
});

const now = ["performance", "now"].join(".");
test.each([
  [`expect(${now}() - start).toBeLessThan(50);`, true],
  [`expect(\n  ${now}() - start,\n).toBeLessThan(50);`, true],
  [`expect(${now}() - start).toBeLessThan(other);`, false],
])("an absolute time in a test: %s", (text, isRefused) => {
  expect(breachesIn({ "app/lib/a.test.ts": text }).length > 0).toBe(isRefused);
});

test.each([
  ['"w-[68px]"', "no arbitrary pixels"],
  ['"flex lg:-mt-[8px]"', "no arbitrary pixels"],
  ['"w-[21.5rem] text-[11px] w-[calc(100%-40px)]"', null],
  ['"text-[11px] lg:text-[11px]"', null],
  ['"text-[11px] lg:text-[11px] md:text-[11px]"', "an arbitrary value used more than 2 times"],
  ['"grid-cols-[1fr_auto] md:grid-cols-[1fr_auto] lg:grid-cols-[1fr_auto]"', null],
  ['"min-[400px]:flex min-[400px]:grid min-[400px]:block"', null],
])("classes that say %s", (classes, says) => {
  const found = breachesIn({ "app/ui/type/a.tsx": `export const look = ${classes};` });
  expect(found.some((line) => says !== null && line.includes(says))).toBe(says !== null);
  expect(says === null ? found : []).toEqual([]);
});

test("a value is counted over all files, tests aside", () => {
  const look = 'export const look = "text-[11px]";';
  const twice = { "app/ui/type/a.tsx": look, "app/ui/type/b.tsx": look, "app/ui/type/c.test.tsx": look };
  expect(breachesIn(twice)).toEqual([]);
  expect(breachesIn({ ...twice, "app/features/year/c.tsx": look })).toHaveLength(3);
});

test("the command prints the breach as path and line, and fails", () => {
  const root = mkdtempSync(join(tmpdir(), "walls-"));
  try {
    execFileSync("git", ["init", "-q"], { cwd: root });
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    put("app/lib/b.ts", asked);
    put("domain/time/a.ts", '\nimport { a } from "../../app/lib/b.ts";');
    const command = resolve(import.meta.dirname, "../check-walls.ts");
    const { status, stderr } = spawnSync(process.execPath, [command], { cwd: root, encoding: "utf8" });
    expect(stderr).toContain("domain/time/a.ts:2: domain imports neither app nor server");
    expect(status).toBe(1);
  } finally {
    rmSync(root, { recursive: true });
  }
});
