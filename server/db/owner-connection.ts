/** Connects a command on the server's machine, as owner, to the database of a running server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Env } from "#server/env.ts";

/** @throws Error with a message when no server runs on the data folder. */
export function ownerConnection(env: Pick<Env, "DATABASE_URL" | "TENDRE_DATA">): pg.ClientConfig {
  if (env.DATABASE_URL) return { connectionString: env.DATABASE_URL };
  const { host, port } = runningSocket(env.TENDRE_DATA);
  return { host, port, user: "tendre_owner", database: "tendre" };
}

/** Reads PostgreSQL's pid file: the fourth line is its port, the fifth the folder of its socket. */
function runningSocket(folder: string): { host: string; port: number } {
  try {
    const [, , , port, host] = readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n");
    if (port && host) return { host, port: Number(port) };
  } catch {
    // The error is thrown below.
  }
  throw new Error(`No server runs on ${folder}. Start it first (npm start), or set TENDRE_DATA.`);
}
