import { type ChildProcess, execFile, spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "./clock.ts";
import { createTokenKeeper } from "./http/session/session-token.ts";
import { makeManyPeople } from "./testing/many-people.ts";
import type { SignedIn } from "./testing/people.ts";
import { type RunningServer, startTendre } from "./testing/running-server.ts";

let server: RunningServer;
let folder: string;
beforeAll(async () => {
  server = await startTendre();
  folder = server.folder;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const secrets = () => JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8"));

/** Who may do anything in the running server's database. */
function superuserConnection() {
  const [, , , port, host] = readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n");
  return { host: host ?? "", port: Number(port), user: "postgres", database: "tendre" };
}

/** People with sessions, put into the running server's database. */
function makeCrowd(count: number): Promise<readonly SignedIn[]> {
  const superuser = superuserConnection();
  const tokens = createTokenKeeper(server.url, secrets().authSecret);
  return makeManyPeople({ services: { tokens, clock: systemClock }, database: { superuser } }, count);
}

const call = ({ bearer }: SignedIn, json?: object) =>
  fetch(`${server.url}/api/relationships`, {
    method: json ? "POST" : "GET",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });

/** What the server said that it keeps. */
const written = new Map<SignedIn, string[]>();
async function write(person: SignedIn): Promise<number> {
  const name = crypto.randomUUID();
  const { status } = await call(person, { name });
  if (status === 201) written.set(person, [...(written.get(person) ?? []), name]);
  return status;
}
async function lost(): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [person, names] of written) {
    const rows: { name: string }[] = await (await call(person)).json();
    missing.push(...names.filter((name) => !rows.some((row) => row.name === name)));
  }
  return missing;
}

function rotate(): { readonly child: ChildProcess; readonly ended: Promise<number | null> } {
  const child = spawn(process.execPath, ["scripts/admin.ts", "rotate-keys"], {
    env: { ...process.env, TENDRE_DATA: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return { child, ended: new Promise((resolve) => child.once("exit", resolve)) };
}

/** Kills a rotation in its middle: at the last of the keys, which somebody else holds until it is dead. */
async function killHalfway(): Promise<void> {
  const holder = new pg.Client(superuserConnection());
  await holder.connect();
  const rotating = async () => {
    await holder.query("select pg_stat_clear_snapshot()");
    const { rows } = await holder.query(
      "select wait_event_type from pg_stat_activity where query like '%rewrap_key(%' and pid <> pg_backend_pid()",
    );
    return rows;
  };
  try {
    await holder.query("begin");
    await holder.query(
      "select from public.person_keys order by user_id desc, purpose desc limit 1 for update",
    );
    const { child, ended } = rotate();
    await expect.poll(rotating, { timeout: 60_000 }).toEqual([{ wait_event_type: "Lock" }]);
    child.kill("SIGKILL");
    await ended;
    await holder.query("rollback");
    // Its connection holds the lock of rotations until the database sees that nobody is there.
    await expect.poll(rotating, { timeout: 60_000 }).toEqual([]);
  } finally {
    await holder.end();
  }
}

async function restart(): Promise<void> {
  await server.kill();
  server = await startTendre({ folder });
}

test("while the server is written to and read from, a rotation is killed, and done again: nothing is lost, before and after a restart", {
  timeout: 300_000,
}, async () => {
  const crowd = await makeCrowd(40);
  for (const person of crowd) expect(await write(person)).toBe(201);
  // So that no key lies open in the server's memory: each is read while it is being wrapped anew.
  await restart();
  const before = secrets().masterKey;
  const newcomers = [...(await makeCrowd(20))];
  const answers: number[] = [];
  let isOver = false;
  const load = Array.from({ length: 4 }, async (_, at) => {
    for (let turn = at; !isOver || turn < crowd.length; turn += 4) {
      const person = crowd[turn % crowd.length];
      if (!person) continue;
      answers.push((await call(person)).status);
      if (turn < crowd.length) answers.push(await write(person));
      const newcomer = newcomers.pop();
      if (newcomer) answers.push(await write(newcomer));
    }
  });
  await killHalfway();
  const again = rotate();
  expect(await again.ended).toBe(0);
  isOver = true;
  await Promise.all(load);
  expect(answers.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect(await lost()).toEqual([]);
  const after = secrets();
  expect(Object.keys(after).toSorted()).toEqual(["authSecret", "masterKey"]);
  expect(after.masterKey).not.toBe(before);
  await restart();
  expect(await lost()).toEqual([]);
  expect(written.size).toBe(60);
  const kept = readdirSync(folder).filter((name) => name.startsWith("secrets.before-"));
  expect(kept).toHaveLength(1);
  const path = join(folder, kept[0] ?? "");
  expect(JSON.parse(readFileSync(path, "utf8")).masterKey).toBe(before);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("every rotation that came to its end leaves a line", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/admin.ts", "log"], {
    env: { ...process.env, TENDRE_DATA: folder },
  });
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => line.split(/ {2,}/).slice(1)),
  ).toEqual([["rotate-keys", "every key"]]);
});
