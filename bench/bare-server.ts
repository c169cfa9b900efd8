/** The floor: Hono and one query, in a process of its own. No session, no row-level security, nothing sealed. */
import { type ChildProcess, fork } from "node:child_process";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";

type Setting = { readonly connection: pg.PoolConfig; readonly personId: string };
export type BareServer = { readonly url: string; readonly pid: number; stop(): void };

export function startBareServer(setting: Setting): Promise<BareServer> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(import.meta.filename, [JSON.stringify(setting)]);
    child.once("message", (url) =>
      resolve({ url: String(url), pid: child.pid ?? 0, stop: () => child.kill() }),
    );
    child.once("error", reject);
  });
}

if (process.argv[1] === import.meta.filename && process.argv[2]) {
  const { connection, personId } = JSON.parse(process.argv[2]) as Setting;
  const pool = new pg.Pool({ ...connection, max: 10 });
  const app = new Hono();
  app.get("/", async (c) => {
    const { rows } = await pool.query({
      name: "page",
      text: "select * from relationships where user_id = $1 and rev > $2 order by rev limit 50",
      values: [personId, 0],
    });
    return c.json({ rows });
  });
  serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
    process.send?.(`http://127.0.0.1:${port}/`),
  );
}
