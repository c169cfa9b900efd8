/** Real processes: a backup and a restore that are killed, a server beside what is half, a disk without room. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "#server/clock.ts";
import { createTokenKeeper } from "#server/http/session/session-token.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { type RunningServer, startTendre } from "#server/testing/running-server.ts";

const root = mkdtempSync(join(tmpdir(), "tendre-killed-"));
const source = join(root, "source");
const file = join(root, "whole.tar");
let server: RunningServer;
let anna: SignedIn | undefined;
beforeAll(async () => {
  server = await startTendre({ folder: source });
  const { authSecret } = JSON.parse(readFileSync(join(source, "secrets.json"), "utf8"));
  const [, , , port, host] = readFileSync(join(source, "postgres/postmaster.pid"), "utf8").split("\n");
  const superuser = { host: host ?? "", port: Number(port), user: "postgres", database: "tendre" };
  const tokens = createTokenKeeper(server.url, authSecret);
  [anna] = await makeManyPeople({ services: { tokens, clock: systemClock }, database: { superuser } }, 1);
  expect((await relationships(server, { name: "Zoé" })).status).toBe(201);
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

const relationships = ({ url }: RunningServer, json?: object) =>
  fetch(`${url}/api/relationships`, {
    method: json ? "POST" : "GET",
    headers: { authorization: `Bearer ${anna?.bearer}`, "content-type": "application/json" },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });

type Run = {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
};

function run(words: readonly string[], folder: string, limits = ""): Run {
  const command = `${limits} exec "$0" "$@"`;
  const child = spawn("sh", ["-c", command, process.execPath, ...words], {
    env: { ...process.env, TENDRE_DATA: folder, PORT: "0", NODE_ENV: "test" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  return { child, said: () => text, ended: new Promise((resolve) => child.once("close", resolve)) };
}

async function killOnce(doing: Run, pattern: RegExp): Promise<void> {
  await expect.poll(doing.said, { timeout: 60_000, interval: 5 }).toMatch(pattern);
  doing.child.kill("SIGKILL");
  await doing.ended;
}

test("a backup that is killed leaves nothing that looks like one; the next has everything", async () => {
  await killOnce(run(["scripts/backup.ts", file], source), /rows/);
  expect(readdirSync(root).filter((name) => name.endsWith(".tar"))).toEqual([]);
  const refused = run(["scripts/backup.ts", file], source);
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toMatch(/whole\.tar\.partial is there already: another backup is being written/);
  rmSync(`${file}.partial`);
  const again = run(["scripts/backup.ts", file], source);
  expect(await again.ended).toBe(0);
  expect(again.said()).toMatch(/The master key is not in it/);
});

test("without room a backup says so and leaves nothing", async () => {
  // Blocks of half a kilobyte: the first table fits, the file does not.
  const full = run(["scripts/backup.ts", join(root, "full.tar")], source, "ulimit -f 20;");
  expect(await full.ended).toBe(1);
  expect(full.said()).toMatch(/There is no room left for .*full\.tar/);
  expect(readdirSync(root).filter((name) => name.startsWith("full"))).toEqual([]);
});

test("a restore that is killed leaves a folder that no server takes; run again it begins anew", async () => {
  const target = join(root, "target");
  cpSync(join(source, "secrets.json"), join(target, "secrets.json"));
  const killed = run(["scripts/restore.ts", file], target);
  await killOnce(killed, /public\.relationships/);
  const start = run(["server/main.ts"], target);
  expect(await start.ended).toBe(1);
  expect(start.said()).toMatch(/A restore into .*target is under way or was cut off/);
  const again = run(["scripts/restore.ts", file], target);
  expect(await again.ended, again.said()).toBe(0);
  expect(again.said()).toMatch(/what it left is taken away/);
  const restored = await startTendre({ folder: target });
  const answer = await (await relationships(restored)).json();
  await restored.stop();
  expect(answer).toEqual(await (await relationships(server)).json());
  expect(answer).toHaveLength(1);
});

test("a restore onto a folder whose server runs is refused, and the server goes on", async () => {
  const refused = run(["scripts/restore.ts", file], source);
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toMatch(/Another Tendre server already uses/);
  expect((await relationships(server)).status).toBe(200);
});
