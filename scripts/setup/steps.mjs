import { spawn, spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { pinnedNode, root } from "./install.mjs";
import { readReport, reportFile } from "./report.mjs";
import { temporaryFolder } from "./temporary-folder.mjs";

/** A step that runs a JavaScript or TypeScript program of ours or of node_modules under the pinned Node. */
export const node = (title, args, env = {}) => ({ title, args, env });

const surroundings = (env) => ({
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  TMPDIR: temporaryFolder(),
  ...env,
});

/** The steps of this run that failed: the others are run all the same, and the run's end names them and their tests. */
const failed = [];
const ran = [];
/** Steps that went through only when they were run again. */
const again = [];
process.once("exit", () => {
  const reports = ran.map(readReport);
  tell("Passed only at a second try; mend the cause", [
    ...reports.flatMap((report) => report.flaky),
    ...again,
  ]);
  if (failed.length === 0) return;
  tell(
    "Failed",
    reports.flatMap((report) => report.failed),
  );
  console.error(`\nFailed: ${failed.join(", ")}.`);
  process.exitCode = 1;
});

function tell(what, tests) {
  if (tests.length > 0) console.error(`\n${what}:`);
  for (const { name, error, command, seen } of tests)
    console.error([`  ${name}`, error, command, ...seen].filter(Boolean).join("\n      "));
}

/** Runs steps one after the other, each whatever became of those before. */
export function runSteps(steps) {
  for (const step of steps) {
    ran.push(step);
    if (!runStep(step)) failed.push(step.title);
  }
}

/** Whether it went through. */
function runStep({ title, args, env }) {
  const started = Date.now();
  console.log(`\n── ${title}`);
  const stdio = ["ignore", "inherit", "inherit"];
  const { status } = spawnSync(pinnedNode, args, { cwd: root, stdio, env: surroundings(env) });
  console.log(`── ${title}${status === 0 ? "" : " failed"}: ${secondsSince(started)} s`);
  return status === 0;
}

/** Runs steps two at a time; each prints what it has to say when it ends. `tries`: how often one that fails is run in all. */
export async function runInPairs(steps, tries = 1) {
  const waiting = [...steps];
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      let tried = 0;
      let isThrough = false;
      while (!isThrough && tried < tries) {
        tried += 1;
        const started = Date.now();
        const { status, output } = await runQuietly(step);
        isThrough = status === 0;
        const outcome = isThrough ? "" : " failed";
        process.stdout.write(`\n── ${step.title}${outcome}: ${secondsSince(started)} s\n${output}`);
      }
      if (!isThrough) failed.push(step.title);
      else if (tried > 1) again.push({ name: step.title, seen: [] });
    }
  }
  await Promise.all([work(), work()]);
}

/** Whether every step so far went through. */
export const allPassed = () => failed.length === 0;

function runQuietly({ args, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: surroundings(env),
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => {
        output += text;
      });
    }
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output }));
  });
}

const secondsSince = (started) => ((Date.now() - started) / 1000).toFixed(1);

const modules = "node_modules";
const tsc = (title, room) => node(title, [`${modules}/typescript/bin/tsc`, "-p", room]);
/** `files`: parts of paths; without them all of the projects' tests run. */
export function vitest(title, projects, env = {}, files = []) {
  const report = reportFile(title);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.flatMap((name) => ["--project", name]);
  const args = [`${modules}/vitest/vitest.mjs`, "run", ...reporters, ...chosen, ...files];
  return { ...node(title, args, env), projects, report };
}

export function playwright(title, env) {
  const report = reportFile(title);
  const args = [`${modules}/@playwright/test/cli.js`, "test"];
  return { ...node(title, args, { ...env, JOURNEYS_REPORT: report }), report };
}

/** What is read off the source alone, the longest first. */
export const sourceSteps = [
  node("Every outcome is read", ["scripts/check-outcomes.ts"]),
  tsc("Types: domain", "domain"),
  tsc("Types: server", "server"),
  tsc("Types: app", "app"),
  tsc("Types: journeys", "e2e"),
  node("Lint and format", [`${modules}/@biomejs/biome/bin/biome`, "ci", "--error-on-warnings", "."]),
  node("Walls between the rooms", ["scripts/check-walls.ts"]),
  node("No unused exports, files, assets, packages or messages", ["scripts/check-dead.ts"]),
  node("Routes are declared whole", ["scripts/routes.ts", "--quiet"]),
  node("Coverage of the specification", ["scripts/check-coverage.ts"]),
  node("Every citation resolves", ["scripts/check-citations.ts"]),
  node("Each package has its reason", ["scripts/check-dependencies.ts"]),
];

export const unitTests = vitest("Unit tests", ["domain", "app"]);
