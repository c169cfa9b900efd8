/** Runs each command that the README names, as a person would. `npm test` and `npm run check` are this very run. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freePort } from "#server/testing/running-server.ts";
import { freePair, hasPostgres, outputOf, type RunningCommand, runCommand } from "./run-command.ts";

const folders: string[] = [];
const running: RunningCommand[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((command) => command.interrupt()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "tendre-command-"));
  folders.push(folder);
  return folder;
};
const keep = (command: RunningCommand) => {
  running.push(command);
  return command;
};
const statusOf = async (url: string) => {
  const response = await fetch(`${url}/api/health`).catch(() => null);
  return response?.ok ? (await response.json()).status : "away";
};

test("the README names every command, and only those there are", () => {
  const named = readFileSync("README.md", "utf8").matchAll(/npm (?:run )?([a-z:]+[a-z])/g);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(new Set([...named].map(([, name]) => name))).toEqual(new Set(Object.keys(scripts)));
});

test("npm test is all of npm run check and more, and a journey does npm run build", () => {
  expect(readFileSync(".ci/run", "utf8")).toContain("npm test </dev/null");
  expect(readFileSync("scripts/test.mjs", "utf8")).toContain('import("./check.mjs")');
  expect(readFileSync("e2e/static-site.ts", "utf8")).toContain('["run", "build"');
});

test("npm run seed fills a folder that npm start serves, and npm run admin says who keeps it", async () => {
  const TENDRE_DATA = newFolder();
  const people = await outputOf(["run", "-s", "seed", "--", "--fixture", "matrix"], { TENDRE_DATA });
  const keeper = /^superadmin +(\S+) +(.+?) {3}/m.exec(people);
  expect(keeper).not.toBeNull();

  const PORT = String(await freePort());
  const server = keep(runCommand(["start"], { TENDRE_DATA, PORT }));
  await server.says(new RegExp(`^ready http://localhost:${PORT}$`, "m"));
  const url = `http://localhost:${PORT}`;
  expect(await statusOf(url)).toBe("connected");
  expect(await (await fetch(url)).text()).toContain('src="/assets/');
  const signIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: keeper?.[1], password: keeper?.[2] }),
  });
  expect(signIn.status).toBe(200);
  expect(await outputOf(["run", "-s", "admin", "--", "list"], { TENDRE_DATA })).toContain(keeper?.[1]);
  await server.interrupt();
  expect(await statusOf(url)).toBe("away");
  expect(hasPostgres(TENDRE_DATA)).toBe(false);
});

test("npm run dev serves the sources and the API, and Ctrl-C ends all of it", async () => {
  const TENDRE_DATA = newFolder();
  const PORT = String(await freePair());
  const url = `http://localhost:${PORT}`;
  const both = keep(runCommand(["run", "dev"], { TENDRE_DATA, PORT }));
  await both.says(/^ready http/m);
  await expect.poll(() => statusOf(url), { timeout: 30_000 }).toBe("connected");
  expect(await (await fetch(url)).text()).toContain('src="/app/main.tsx');
  expect(await (await fetch(`${url}/app/main.tsx`)).text()).toContain("createRoot");
  await both.interrupt();
  expect(await statusOf(url)).toBe("away");
  expect(hasPostgres(TENDRE_DATA)).toBe(false);
});

test("npm run routes lists every route with who may call it", async () => {
  const routes: { path: string; auth: string }[] = JSON.parse(
    await outputOf(["run", "-s", "routes", "--", "--json"]),
  );
  expect(routes.length).toBeGreaterThan(50);
  expect(routes).toContainEqual(expect.objectContaining({ path: "/api/health", auth: "public" }));
});

test("npm run schema gives the schema that is kept", async () => {
  expect(await outputOf(["run", "-s", "schema", "--", "--print"])).toBe(
    readFileSync("server/db/schema.sql", "utf8"),
  );
});

test("npm run explore says its first seed, and ends with its time", async () => {
  expect(await outputOf(["run", "-s", "explore", "--", "0", "42"])).toContain("0 minutes from seed 42");
});

test("npm run bench says each figure beside its budget, and the build keeps within them", async () => {
  const figures: { name: string; ok: boolean }[] = JSON.parse(
    await outputOf(["run", "-s", "bench", "--", "--json", "--only", "bundle"]),
  );
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ ok }) => !ok)).toEqual([]);
});

test("npm run simulate lives a small part of a month and finds all of it again", async () => {
  const said = await outputOf(["run", "-s", "simulate", "--", "--share", "0.01"]);
  expect(JSON.parse(/pulled (\{.*\})/.exec(said)?.[1] ?? "{}")).toEqual({
    profiles: 1,
    relationships: 1,
    moments: 20,
    media: 4,
  });
  expect(said).toContain("traces of a place: 0");
});

// A schedule may wait fifteen seconds and more at each of its fifteen steps: one whose calls all hang took 138 s.
test("npm run test:soak runs a random schedule, whose seed it says, and what it did", {
  timeout: 600_000,
}, async () => {
  const seed = String(process.env.TENDRE_SEED);
  const said = await outputOf(["run", "-s", "test:soak", "--", "1", seed]);
  expect(said).toContain(`1 schedules from seed ${seed}`);
  expect(said).toContain("1 of 1 schedules green");
});
