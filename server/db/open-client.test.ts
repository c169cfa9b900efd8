import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openClient } from "./open-client.ts";

/** A message of PostgreSQL's protocol: its kind, its length and what it says. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}
const authenticated = message("R", Buffer.alloc(4));
const ready = message("Z", Buffer.from("I"));
const ended = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0"));

/** As a PostgreSQL that is killed in the moment in which it lets somebody in: all of it comes in one piece. */
async function dyingDatabase(): Promise<number> {
  const server = createServer((socket: Socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(Buffer.concat([authenticated, ready, ended])));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return address && typeof address === "object" ? address.port : 0;
}

test("a database that dies as it lets somebody in fails the next query, and the process goes on", async () => {
  const client = await openClient({ host: "127.0.0.1", port: await dyingDatabase(), user: "x" });
  await expect(client.query("select 1")).rejects.toThrow(/terminat|closed|queryable/i);
});
