/** What a run says at its end: which tests failed, the command that runs each alone, what was seen, and which journeys needed a second try. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./install.mjs";

const folder = join(root, "node_modules/.cache/tests");

/** Where a step's runner writes its outcome as JSON; what an earlier run left there is gone. */
export function reportFile(title) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * @typedef {{ name: string, command: string, seen: readonly string[], error: string }} Told
 * @param {{ title: string, env: Record<string, string>, projects?: readonly string[], report?: string }} step
 * @returns {{ failed: Told[], flaky: Told[] }} both empty where the step wrote no report
 */
export function readReport({ env, projects, report }) {
  if (!report || !existsSync(report)) return { failed: [], flaky: [] };
  const told = JSON.parse(readFileSync(report, "utf8"));
  const before = Object.entries(env)
    .filter(([name]) => name !== "JOURNEYS_REPORT")
    .map(([name, value]) => `${name}=${value} `);
  return projects ? fromVitest(told, projects, before.join("")) : fromPlaywright(told, before.join(""));
}

function fromVitest({ testResults = [] }, projects, before) {
  const failed = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const room = file.split("/")[0];
      const run = `${before}npx vitest run --project ${projects.includes(room) ? room : projects.at(-1)} ${file}`;
      const tests = assertionResults.filter(({ status }) => status === "failed");
      if (tests.length === 0) return [{ name: file, command: run, seen: [], error: firstLine(message) }];
      return tests.map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        command: `${run} -t ${quoted(fullName.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))}`,
        seen: [],
        error: firstLine(failureMessages[0]),
      }));
    });
  return { failed, flaky: [] };
}

function fromPlaywright({ suites = [] }, before) {
  const specs = suites.flatMap(function inside(suite) {
    return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)];
  });
  const ended = (status) =>
    specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => {
          const wrong = results.find(({ status: how }) => how !== "passed") ?? {};
          const attached = results.flatMap(({ attachments }) => attachments.map(({ path }) => path));
          return {
            name: `e2e/${file} › ${title}`,
            command: `${before}npx playwright test e2e/${file}:${line}`,
            seen: attached.filter(Boolean).map((path) => relative(root, path)),
            error: firstLine(wrong.error?.message),
          };
        }),
    );
  return { failed: ended("unexpected"), flaky: ended("flaky") };
}

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
const firstLine = (text = "") => text.replaceAll(escapes, "").trim().split("\n")[0].slice(0, 200);
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
