/**
 * A lock inside PostgreSQL, for servers that do not share a machine's socket names ([Note: one server per folder], folder-lock.ts). A
 * server with an embedded PostgreSQL holds this advisory lock on a connection of its own. PostgreSQL releases it the instant the process
 * dies, so a second server can tell a live one (refuse) from an orphaned database (take over).
 */
import type pg from "pg";
import { openClient } from "./open-client.ts";

export const serverLockClass = 1_952_804_466;

type ServerLock = { release(): Promise<void> };

/** Null when another live process holds it. Taken again automatically when PostgreSQL restarts. */
export async function takeServerLock(config: pg.ClientConfig): Promise<ServerLock | null> {
  let released = false;
  let client = await openClient(config);
  if (!(await tryLock(client))) {
    await client.end();
    return null;
  }
  const watch = (watched: pg.Client) => {
    watched.once("end", () => {
      if (!released) void again();
    });
  };
  const again = async () => {
    try {
      client = await openClient(config);
      if (!(await tryLock(client))) {
        await client.end();
        throw new Error("another server holds this folder");
      }
      watch(client);
    } catch {
      if (!released) setTimeout(again, 200).unref();
    }
  };
  watch(client);
  return {
    async release() {
      released = true;
      await client.end().catch(() => undefined);
    },
  };
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1, 1) as taken", [
    serverLockClass,
  ]);
  return rows[0]?.taken === true;
}
