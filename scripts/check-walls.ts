/** The walls between the rooms that a compiler does not see. Prints each breach and fails when there is one. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

type Wall = {
  readonly says: string;
  readonly inside: RegExp;
  readonly except?: RegExp;
  readonly forbids: RegExp;
};

const imports = (target: string) => new RegExp(String.raw`(?:from|import)\s*\(?\s*["']${target}`);
const typeless = (target: string) => new RegExp(`^import (?!type).*from ["']${target}`);
const tests = /\.test\.tsx?$|^server\/testing\/|^domain\/fixtures\//;

const walls: readonly Wall[] = [
  {
    says: "domain imports nothing outside itself but zod",
    inside: /^domain\//,
    except: tests,
    forbids: imports("(?!\\./|\\.\\./|#domain/|zod)"),
  },
  {
    says: "domain imports neither app nor server",
    inside: /^domain\//,
    forbids: imports("#(?:app|server)/"),
  },
  { says: "the server does not import the app", inside: /^server\//, forbids: imports("#app/") },
  {
    says: "the app takes types only from the server",
    inside: /^app\//,
    except: tests,
    forbids: typeless("#server/"),
  },
  {
    says: "app/ui knows no feature, no store and no server",
    inside: /^app\/ui\//,
    forbids: imports("(?:#app/(?:features|store)|\\.\\./features|\\.\\./store)"),
  },
  {
    says: "only queries, mutations and the database's own room touch SQL",
    inside: /^server\/features\//,
    except: /\/(?:queries|mutations)(?:\/[\w-]+)?\.ts$|\.test\.ts$/,
    forbids: /\b(?:tx|db|anonymous)\.(?:rows|run|read)\b/,
  },
  {
    says: "scopes are minted by the session gate and the jobs only",
    inside: /^server\//,
    except: /^server\/(?:http|jobs|testing|db)\/|\.test\.ts$/,
    forbids: /\bmint(?:Owner|Admin)Scope\b/,
  },
  {
    says: "no test asserts an absolute time: a faster or slower machine must not turn it red",
    inside: /\.(?:test|journey|commands)\.tsx?$/,
    forbids: /expect\([^)]*\b(?:performance|Date)\.now\(\)[^)]*\)\s*\.to\w+\(\s*[\d.]/,
  },
  {
    says: "no file is named for nothing",
    inside: /(?:^|\/)(?:utils?|helpers?|common|misc)\.tsx?$/,
    forbids: /^/,
  },
];

function featureOf(path: string): string | undefined {
  return /^app\/features\/([\w-]+)\//.exec(path)?.[1];
}

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => /^(?:app|domain|server)\/.*\.tsx?$/.test(path));

const breaches: string[] = [];
for (const path of files) {
  const lines = readLines(path);
  for (const wall of walls) {
    if (!wall.inside.test(path) || wall.except?.test(path)) continue;
    const at = lines.findIndex((line) => wall.forbids.test(line));
    if (at >= 0) breaches.push(`${path}:${at + 1}: ${wall.says}`);
  }
  const own = featureOf(path);
  lines.forEach((line, at) => {
    const other = /["']#app\/features\/([\w-]+)\//.exec(line)?.[1];
    const isComposer = /-page(?:\.test)?\.tsx$/.test(path) || /\/frame\//.test(path);
    if (own && other && other !== own && !isComposer) {
      breaches.push(`${path}:${at + 1}: features do not import each other; pages compose them`);
    }
  });
}

if (breaches.length > 0) {
  console.error(breaches.join("\n"));
  process.exit(1);
}
console.log(`${files.length} files keep ${walls.length + 1} walls.`);

function readLines(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch {
    return [];
  }
}
