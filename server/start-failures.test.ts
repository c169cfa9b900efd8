import { spawn } from "node:child_process";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, inject, test } from "vitest";
import { binariesIn, embeddedBinaries } from "./db/binaries.ts";
import { startCluster } from "./db/cluster.ts";
import { clusterFolder, runningPostgres } from "./db/served-folder.ts";
import { makeSocketFolder, socketFolder } from "./db/socket-folder.ts";
import { postgresUid } from "./db/unprivileged.ts";
import { readEnv } from "./env.ts";
import { isAlive } from "./testing/is-alive.ts";
import { startTendre } from "./testing/running-server.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "tendre-start-"));
  folders.push(folder);
  return folder;
};

/** Everything the server printed until it ended. */
async function startThatFails(settings: Record<string, string>) {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: "0", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said.push(chunk.toString());
      if (/^ready /m.test(said.join(""))) child.kill("SIGTERM");
    });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  return { code, said: said.join("") };
}
/** An unreachable database: the settings are checked before it is needed. */
const nowhere = { DATABASE_URL: "postgres://tendre@127.0.0.1:9/tendre" };

test("sound settings are said to have passed, once they were checked", async () => {
  const { said } = await startThatFails({ ...nowhere, NODE_ENV: "staging", TENDRE_DATA: newFolder() });
  expect(said).toMatch(/^Environment validation passed$/m);
});

test("a name of an environment that nobody knows is warned of, and taken for production", async () => {
  const { said } = await startThatFails({ ...nowhere, NODE_ENV: "prod", TENDRE_DATA: newFolder() });
  expect(said).toMatch(/^Environment validation failed: The environment should be one of /m);
  expect(said).not.toContain("Environment validation passed");
  expect(readEnv({ NODE_ENV: "prod" }).NODE_ENV).toBe("production");
});

test("in development what is warned of stops the start, with a sentence", async () => {
  const settings = {
    ...nowhere,
    NODE_ENV: "development",
    AI_BASE_URL: "not a url",
    TENDRE_DATA: newFolder(),
  };
  expect(await startThatFails(settings)).toEqual({
    code: 1,
    said: "Environment validation failed\nThe AI base URL must be a URL\n",
  });
});

test("a setting that cannot be read is named, without its value or a stack", async () => {
  const { code, said } = await startThatFails({ ...nowhere, PORT: "eighty", TENDRE_DATA: newFolder() });
  expect(code).toBe(1);
  expect(said).toMatch(/^Environment validation failed\nThese settings cannot be read:\n {2}PORT: /);
  expect(said).not.toMatch(/eighty|\n\s+at /);
});

const pidFile = (folder: string) => join(folder, "postgres/postmaster.pid");
const postmaster = (folder: string) => Number(readFileSync(pidFile(folder), "utf8").split("\n")[0]);
test("of three first starts at once one serves, and the others say a sentence and leave nothing running", async () => {
  const folder = newFolder();
  const settings = { TENDRE_DATA: folder, NODE_ENV: "test" };
  const ends = await Promise.all([1, 2, 3].map(() => startThatFails(settings)));
  expect(ends.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
  for (const { code, said } of ends) {
    expect(said).not.toMatch(/\n\s+at /);
    if (code === 1) expect(said).toContain("Another Tendre server already uses the data folder");
  }
});

test("while PostgreSQL is being started again, the folder is still somebody's", async () => {
  const folder = newFolder();
  const server = await startTendre({ folder });
  for (let round = 0; round < 3; round += 1) {
    // The pid file may still be that of an earlier process.
    if (isAlive(postmaster(folder))) process.kill(postmaster(folder), "SIGKILL");
    const { code, said } = await startThatFails({ TENDRE_DATA: folder, NODE_ENV: "test" });
    expect([code, said]).toEqual([1, expect.stringContaining("already uses the data folder")]);
  }
  await server.stop();
});

/** A folder as an interrupted first start leaves it. */
function cutFolder(): string {
  const folder = newFolder();
  mkdirSync(join(folder, "postgres"), { mode: 0o700 });
  writeFileSync(join(folder, "postgres/PG_VERSION"), "18\n");
  if (postgresUid !== undefined) chownSync(join(folder, "postgres"), postgresUid, postgresUid);
  return folder;
}

test("a lost file of keys beside a database stops the start, and no new one is made", async () => {
  const folder = cutFolder();
  const { code, said } = await startThatFails({ TENDRE_DATA: folder, NODE_ENV: "test" });
  expect(code).toBe(1);
  expect(said).toMatch(/^\S+secrets\.json is missing, and the database beside it cannot be read/m);
  expect(said).not.toMatch(/\n\s+at /);
  expect(existsSync(join(folder, "secrets.json"))).toBe(false);
});

test("why PostgreSQL did not start is said in its own words", async () => {
  const keys = { MASTER_KEY: "b".repeat(43), AUTH_SECRET: "c".repeat(43) };
  const { code, said } = await startThatFails({ TENDRE_DATA: cutFolder(), NODE_ENV: "test", ...keys });
  expect(code).toBe(1);
  expect(said).toMatch(/PostgreSQL did not start \(code \d+\):\n.*postgresql\.conf/);
  expect(said).not.toMatch(/\n\s+at /);
});

test("a database of DATABASE_URL that is not there is a sentence without its password", async () => {
  const url = "postgres://tendre:hidden-password@127.0.0.1:9/tendre";
  const { code, said } = await startThatFails({
    DATABASE_URL: url,
    NODE_ENV: "test",
    TENDRE_DATA: newFolder(),
  });
  expect(code).toBe(1);
  expect(said).toMatch(/The database of DATABASE_URL cannot be used: .*ECONNREFUSED/);
  expect(said).not.toMatch(/hidden-password|\n\s+at /);
});

test("PostgreSQL starts from programs and on data in a folder that only its owner can enter, as root too", async () => {
  const closed = newFolder();
  expect(statSync(closed).mode & 0o777).toBe(0o700);
  const { initdb } = await embeddedBinaries();
  cpSync(dirname(dirname(initdb)), join(closed, "native"), { recursive: true, verbatimSymlinks: true });
  const binaries = binariesIn(join(closed, "native", "bin"));
  const cluster = await startCluster({ binaries, folder: join(closed, "data"), settings: { fsync: "off" } });
  expect(isAlive(Number(cluster.pid()))).toBe(true);
  await cluster.stop();
});

test("a number in a left note that is another PostgreSQL's now stops neither it nor the start", async () => {
  const folder = newFolder();
  const options = { binaries: await embeddedBinaries(), folder, settings: { fsync: "off" } };
  const first = await startCluster(options);
  const note = readFileSync(pidFile(folder), "utf8").split("\n");
  await first.stop();
  // The PostgreSQL of this very test run.
  const stranger = dirname(inject("postgresHost"));
  const pid = postmaster(stranger);
  writeFileSync(pidFile(folder), [String(pid), ...note.slice(1)].join("\n"));
  expect(await runningPostgres(clusterFolder(folder))).toBeUndefined();
  expect(await runningPostgres(clusterFolder(stranger))).toBe(pid);
  const second = await startCluster(options);
  expect(isAlive(pid)).toBe(true);
  expect(postmaster(folder)).toBe(second.pid());
  await second.stop();
});

test("the database's socket is inside the data folder, and what was put in its place is refused and left alone", () => {
  const cluster = join(newFolder(), "postgres");
  expect(socketFolder(cluster)).toBe(`${cluster}-socket`);
  const bait = newFolder();
  const before = statSync(bait);
  symlinkSync(bait, `${cluster}-socket`);
  expect(() => makeSocketFolder(cluster)).toThrow(/is a link/);
  expect(statSync(bait)).toMatchObject({ uid: before.uid, mode: before.mode });
  rmSync(`${cluster}-socket`);
  mkdirSync(`${cluster}-socket`, { mode: 0o777 });
  expect(() => makeSocketFolder(cluster)).toThrow(/belongs to somebody else|is open to others/);
  rmSync(`${cluster}-socket`, { recursive: true });
  writeFileSync(`${cluster}-socket`, "");
  expect(() => makeSocketFolder(cluster)).toThrow(/is not a folder/);
  rmSync(`${cluster}-socket`);
  const made = makeSocketFolder(cluster);
  expect(statSync(made).mode & 0o777).toBe(0o700);
  expect(makeSocketFolder(cluster)).toBe(made);
});

test("a path too long for a socket goes to a folder of its own, checked in the same way", () => {
  const cluster = join(newFolder(), "long".repeat(30), "postgres");
  const folder = socketFolder(cluster);
  folders.push(folder);
  expect(folder.length).toBeLessThan(90);
  mkdirSync(folder, { mode: 0o755 });
  expect(() => makeSocketFolder(cluster)).toThrow(/belongs to somebody else|is open to others/);
});
