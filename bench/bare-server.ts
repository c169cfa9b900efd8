/**
 * The floor: Hono and one query, in a process of its own. No session, no row-level security, nothing sealed: the rows are in a table of plain
 * columns, one for each field of a relationship.
 */
import { type ChildProcess, fork } from "node:child_process";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";
import type { BenchServer } from "./bench-server.ts";

type Setting = { readonly connection: pg.PoolConfig; readonly personId: string };
export type BareServer = { readonly url: string; readonly pid: number; stop(): void };

/** As many rows as are asked for, like those that the person wrote. */
export async function fillFloor({ outside }: BenchServer, personId: string, count: number): Promise<void> {
  await outside.query(
    `create table bench_floor (
       user_id uuid not null, id uuid not null, name text, age integer, city text, city_place jsonb,
       meeting_place text, start_date text, end_date text, periods jsonb not null default '[]',
       status text not null default 'ongoing', type text not null default 'other', rating integer, notes text,
       veil text not null default 'open', veil_until text, media jsonb not null default '[]',
       rev bigint not null, created_at timestamptz(3) not null, updated_at timestamptz(3) not null,
       deleted_at timestamptz(3), primary key (user_id, id), unique (user_id, rev))`,
  );
  await outside.query(
    `insert into bench_floor (user_id, id, name, city, notes, rev, created_at, updated_at)
     select $1, gen_random_uuid(), 'Person ' || n, 'Lyon', 'By the river.', n, now(), now() from generate_series(1, $2) n`,
    [personId, count],
  );
  await outside.query("vacuum analyze bench_floor");
}

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
      text: "select * from bench_floor where user_id = $1 and rev > $2 order by rev limit 50",
      values: [personId, 0],
    });
    return c.json({ rows });
  });
  serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
    process.send?.(`http://127.0.0.1:${port}/`),
  );
}
