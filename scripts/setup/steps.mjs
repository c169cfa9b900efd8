import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { pinnedNode, root } from "./install.mjs";

/** A step that runs a JavaScript or TypeScript program of ours or of node_modules under the pinned Node. */
export const node = (title, args, env = {}) => ({ title, args, env });

/** Runs steps one after the other; the first failure ends the run with the step's name. */
export function runSteps(steps) {
  for (const { title, args, env } of steps) {
    const started = Date.now();
    console.log(`\n── ${title}`);
    const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
    const { status } = spawnSync(pinnedNode, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, PATH: path, ...env },
    });
    if (status !== 0) {
      console.error(`\n${title}: failed.`);
      process.exit(status ?? 1);
    }
    console.log(`── ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

const modules = "node_modules";
const tsc = (title, room) => node(title, [`${modules}/typescript/bin/tsc`, "-p", room]);
/** `files`: parts of paths; without them all of the projects' tests run. */
export const vitest = (title, projects, env, files = []) =>
  node(
    title,
    [`${modules}/vitest/vitest.mjs`, "run", ...projects.flatMap((name) => ["--project", name]), ...files],
    env,
  );

/** Everything but the browser. */
export const checkSteps = [
  tsc("Types: domain", "domain"),
  tsc("Types: server", "server"),
  tsc("Types: app", "app"),
  tsc("Types: journeys", "e2e"),
  node("Lint and format", [`${modules}/@biomejs/biome/bin/biome`, "ci", "--error-on-warnings", "."]),
  node("Walls between the rooms", ["scripts/check-walls.ts"]),
  node("No unused exports, files, assets, packages or messages", ["scripts/check-dead.ts"]),
  node("Every outcome is read", ["scripts/check-outcomes.ts"]),
  node("Routes are declared whole", ["scripts/routes.ts", "--quiet"]),
  node("Coverage of the specification", ["scripts/check-coverage.ts"]),
  node("Every citation resolves", ["scripts/check-citations.ts"]),
  node("Each package has its reason", ["scripts/check-dependencies.ts"]),
  vitest("Unit tests", ["domain", "app"]),
];
