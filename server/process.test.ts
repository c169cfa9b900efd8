import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { isAlive } from "./testing/is-alive.ts";
import { type RunningServer, startTendre } from "./testing/running-server.ts";

const started: RunningServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "tendre-process-"));
  folders.push(folder);
  return folder;
};
const start = async (folder: string) => {
  const server = await startTendre({ folder });
  started.push(server);
  return server;
};
const health = async ({ url }: RunningServer) => (await fetch(`${url}/api/health`)).json();
const postmaster = (folder: string) =>
  Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);

test("a second server on the same data folder is refused with a sentence, sooner than the first one started", async () => {
  const folder = newFolder();
  const startBegan = Date.now();
  await start(folder);
  const startTook = Date.now() - startBegan;
  const began = Date.now();
  const second = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: "0", TENDRE_DATA: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: string[] = [];
  second.stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const code = await new Promise((resolve) => second.once("exit", resolve));
  expect(Date.now() - began).toBeLessThan(startTook);
  expect(code).toBe(1);
  expect(said.join("")).toMatch(/^Another Tendre server already uses the data folder/);
});

test("a server that was killed leaves a folder the next one takes over", async () => {
  const folder = newFolder();
  const first = await start(folder);
  const orphan = postmaster(folder);
  await first.kill();
  const second = await start(folder);
  expect(await health(second)).toMatchObject({ status: "connected" });
  expect(isAlive(orphan)).toBe(false);
});

test("a PostgreSQL that dies is started again", async () => {
  const folder = newFolder();
  const server = await start(folder);
  const before = postmaster(folder);
  process.kill(before, "SIGKILL");
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await health(server).catch(() => ({ status: "away" }));
    if (answer.status === "connected" && postmaster(folder) !== before) break;
    await sleep(50);
  }
  expect(await health(server)).toMatchObject({ status: "connected" });
  expect(postmaster(folder)).not.toBe(before);
});

test("a server asked to stop takes its PostgreSQL with it", async () => {
  const folder = newFolder();
  const server = await start(folder);
  const pid = postmaster(folder);
  await server.stop();
  expect(isAlive(pid)).toBe(false);
});

test("secrets are made on first start, readable by their owner only, and kept", async () => {
  const folder = newFolder();
  const first = await start(folder);
  const secrets = readFileSync(join(folder, "secrets.json"), "utf8");
  await first.stop();
  await start(folder);
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).toBe(secrets);
});
