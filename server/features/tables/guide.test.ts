/** docs/api.md as far as a program can follow it: each of its commands runs as it stands, and its tables are those of the server. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaFiles } from "#domain/media/upload.ts";
import { syncedTableNames } from "#domain/wire/sync.ts";
import { listenHere, makeToken } from "#server/testing/listening.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { apiTables } from "./table-api.ts";

const guide = readFileSync("docs/api.md", "utf8");
/** Each command by itself, its continued lines included. */
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) =>
  block.split(/(?<!\\)\n/).filter((line) => line.trim() !== ""),
);

let server: TestServer;
let here: Awaited<ReturnType<typeof listenHere>>;
let anna: SignedIn;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  here = await listenHere(server);
  anna = await signUp(server);
  token = await makeToken(server, anna, "write");
});
afterAll(async () => {
  await here.stop();
  await server.close();
});

/** A fresh machine has no `curl`: the shell reads the command, and what the options mean is in the file. */
const curl = `curl() { "${process.execPath}" server/testing/curl.mjs "$@"; }`;
const run = async (command: string) => {
  const env = { ...process.env, TENDRE: here.url, TOKEN: token };
  const { stdout } = await promisify(execFile)("sh", ["-c", `${curl}\n${command}`], { env });
  return stdout;
};
const read = async (path: string) => (await server.request(`/api/${path}`, { cookie: anna.cookie })).json();

test("each command of the guide does what the guide says, and twice under one key is once", async () => {
  const json = { name: "Zoé", status: "ended" };
  await server.request("/api/relationships", { method: "POST", cookie: anna.cookie, json });
  expect(commands.length).toBeGreaterThan(6);
  const outputs: string[] = [];
  for (const command of [...commands, ...commands]) outputs.push(await run(command));
  const shown = outputs.join("\n");
  expect(shown).toContain("Rain on the river");
  expect(shown).toContain("On lakes");
  expect(shown).toContain('"rating":3');
  expect(shown).toContain("id,user_id,relationship_id,occurred_on");
  expect(await read("moments")).toHaveLength(1);
  expect(await read("relationships")).toMatchObject([{ name: "Zoé", rating: 3 }]);
});

test("the guide names every table and every column that it can be found by", () => {
  const lines = new Map(
    [...guide.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| (.*?) \|/gm)].flatMap(([, tables = "", columns = ""]) =>
      [...tables.matchAll(/`(\w+)`/g)].map(([, table = ""]) => [table, columns] as const),
    ),
  );
  const record = /Besides, each by (.*)\./.exec(guide)?.[1] ?? "";
  for (const { table, filterable } of apiTables) {
    const told = `${lines.get(table) ?? ""} ${record}`;
    const untold = filterable.filter((name) => !told.includes(`\`${name}\``));
    if (table !== "relationships") expect([table, untold]).toEqual([table, []]);
    expect(lines.has(table)).toBe(true);
  }
});

test("every synced table is found over HTTP, or the guide says that it is not", async () => {
  const statuses = await Promise.all(
    syncedTableNames.map(
      async (table) => (await server.request(`/api/${table}`, { cookie: anna.cookie })).status,
    ),
  );
  const untold = syncedTableNames.filter((_, at) => statuses[at] !== 200);
  const [told = ""] = /^\*\*Not here:\*\* [^.]*\./m.exec(guide) ?? [];
  expect([...told.matchAll(/`(\w+)`/g)].map(([, table]) => table)).toEqual(untold);
});

test("what the guide calls a photo's bytes is one of its files", () => {
  const named = /\/api\/media\/:id\/(\w+)/.exec(guide)?.[1];
  expect(mediaFiles).toContain(named);
});
