/**
 * Ends connections on which PostgreSQL leaves a statement unanswered for too long. The driver's own `query_timeout` does so too, but what it
 * puts around each statement keeps every result alive until the next full collection: under load half of Node's time (docs/limits.md).
 */
import { Socket } from "node:net";
import type pg from "pg";

/** @param patience milliseconds, from the last statement or answer of a connection while it still owes one */
export function endSilent(pool: pg.Pool, patience: number): void {
  pool.on("connect", (client) => watch(client, patience));
}

function watch(client: pg.PoolClient, patience: number): void {
  let owed = 0;
  // One timer a connection: setting one for each statement costs more.
  const timer = setTimeout(() => {
    if (owed > 0) socketOf(client).destroy(new Error("Query read timeout"));
  }, patience).unref();
  client.once("end", () => clearTimeout(timer));
  const answered = () => {
    owed -= 1;
    if (owed > 0) timer.refresh();
  };
  const ask = client.query;
  Reflect.set(client, "query", (...given: readonly unknown[]) => {
    owed += 1;
    timer.refresh();
    const told = given.at(-1);
    if (typeof told !== "function") {
      const result: Promise<unknown> = Reflect.apply(ask, client, given);
      result.then(answered, answered);
      return result;
    }
    const tell = (...answer: readonly unknown[]) => {
      answered();
      Reflect.apply(told, undefined, answer);
    };
    return Reflect.apply(ask, client, [...given.slice(0, -1), tell]);
  });
}

/** The driver has no public way to cut a connection whose statements are already sent: `end` waits for their answers. */
function socketOf(client: object): Socket {
  const connection = "connection" in client ? client.connection : undefined;
  const isObject = typeof connection === "object" && connection !== null;
  const stream = isObject && "stream" in connection ? connection.stream : undefined;
  if (!(stream instanceof Socket)) throw new Error("A connection without a socket.");
  return stream;
}
