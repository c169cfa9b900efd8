/** A running server of the bench, with people on a paid plan whose journals are full. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { v7 } from "uuid";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { type RunningServer, startTendre } from "#server/testing/running-server.ts";
import { createPerson, type Person } from "../e2e/journey.ts";

export type BenchPerson = Person & { readonly cookie: string; readonly personId: string };
export type BenchServer = {
  readonly server: RunningServer;
  /** A superuser connection: fills tables faster than the API. */
  readonly outside: pg.Client;
  readonly connection: pg.ClientConfig;
  /** PostgreSQL's own process, whose children serve the connections. */
  readonly databasePid: number;
  person(): Promise<BenchPerson>;
  write(
    person: BenchPerson,
    table: SyncedTableName,
    rows: readonly Record<string, unknown>[],
  ): Promise<string[]>;
  stop(): Promise<void>;
};

/** @param env settings on top of the defaults */
export async function startBenchServer(env: Readonly<Record<string, string>> = {}): Promise<BenchServer> {
  const server = await startTendre({ env });
  const connection = superuserOf(server.folder);
  const outside = new pg.Client(connection);
  await outside.connect();
  const headers = { "content-type": "application/json", origin: server.url };
  const post = async (path: string, body: object, cookie = "") => {
    const response = await fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    server,
    outside,
    connection,
    databasePid: Number(postmasterLines(server.folder)[0]),
    async person() {
      const person = await createPerson(server.url);
      const response = await post("/api/auth/sign-in/email", {
        email: person.email,
        password: person.password,
      });
      const cookie = response.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
      const { person: known } = await response.json();
      await outside.query(
        "update profiles set subscription_plan = 'pro', subscription_status = 'active', current_period_end = now() + interval '1 year' where id = $1",
        [known.id],
      );
      return { ...person, cookie, personId: known.id };
    },
    async write({ cookie, personId }, table, rows) {
      const deviceId = v7();
      const ops = rows.map((fields) => ({
        opId: v7(),
        deviceId,
        personId,
        table,
        id: v7(),
        baseRev: 0,
        kind: "put",
        fields,
        at: new Date().toISOString(),
      }));
      for (let from = 0; from < ops.length; from += 100) {
        const response = await post("/api/sync/push", { deviceId, ops: ops.slice(from, from + 100) }, cookie);
        const { answers } = await response.json();
        const refused = answers.find(({ status }: { status: string }) => status === "refused");
        if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`);
      }
      return ops.map(({ id }) => id);
    },
    async stop() {
      await outside.end();
      await server.stop();
    },
  };
}

/** PostgreSQL's pid file: the first line is its process, the fourth its port, the fifth the folder of its socket. */
const postmasterLines = (folder: string) =>
  readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n");

function superuserOf(folder: string): pg.ClientConfig {
  const [, , , port, host] = postmasterLines(folder);
  return { host: host ?? "", port: Number(port), user: "postgres", database: "tendre" };
}
