/** A client that sends slowly, or nothing at all, on as many connections as possible. */
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { AppError } from "#server/errors.ts";
import { freePort, type Listening, type ListenLimits, listen } from "#server/http/listen.ts";
import { readBytes } from "#server/http/routes/read-body.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("slow client");
const running: Listening[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of running.splice(0)) await server.stop();
});

const limits: ListenLimits = {
  headersTimeout: 300,
  requestTimeout: 600,
  keepAliveTimeout: 300,
  connectionsCheckingInterval: 50,
  connections: 40,
  connectionsOfOne: 20,
};

async function start(more: Partial<ListenLimits> = {}) {
  const app = new Hono();
  app.onError((error, c) =>
    error instanceof AppError
      ? c.json(error.toWire(), { status: error.status, headers: error.headers })
      : c.text("", 500),
  );
  app.get("/", (c) => c.text("here"));
  app.post("/", async (c) =>
    c.text(String((await readBytes(c, 100_000, { grace: 200, bytesPerSecond: 1_000 })).length)),
  );
  const port = await freePort("127.0.0.1");
  const server = await listen(app, {
    port,
    hostname: "127.0.0.1",
    onStop: () => undefined,
    limits: { ...limits, ...more },
  });
  running.push(server);
  return port;
}

/** Resolves with everything received once the server has closed the connection. */
function open(port: number, first: string) {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let said = "";
  socket.on("data", (chunk) => {
    said += chunk.toString();
  });
  socket.on("error", () => undefined);
  if (first) socket.write(first);
  return { socket, closed: new Promise<string>((resolve) => socket.once("close", () => resolve(said))) };
}
async function trickle(socket: Socket, text: string): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed) return;
    socket.write(letter);
    await wait(60);
  }
}

test.each([
  ["nothing at all", ""],
  ["half a header", "POST / HTTP/1.1\r\nHost: a\r\nX-Slow: "],
  ["a header a letter at a time", "POST / HTTP/1.1\r\nHost: a\r\nX-Slow: aaaaaaaaaaaaaaaaaaaa"],
])("a connection that sends %s is closed", async (what, sent) => {
  const port = await start();
  const { socket, closed } = open(port, sent.slice(0, 20));
  void trickle(socket, sent.slice(20));
  const said = await closed;
  tally.note(said === "" || said.startsWith("HTTP/1.1 408"), `${what} got ${said.split("\r\n")[0]}`);
});

test("a body that comes too slowly is refused and its connection closed; a quick one is read", async () => {
  // The socket's own timeouts are longer: this tests the body's.
  const port = await start({ requestTimeout: 60_000, headersTimeout: 30_000 });
  const head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n";
  const slow = open(port, head);
  void trickle(slow.socket, "a".repeat(5_000));
  const quick = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "a".repeat(5_000) });
  expect(await quick.text()).toBe("5000");
  const said = await slow.closed;
  tally.note(
    said.startsWith("HTTP/1.1 408") && said.includes("too_slow"),
    `a slow body got ${said.slice(0, 40)}`,
  );
});

test("one address that holds every connection it can leaves room for nobody else's loss", async () => {
  const port = await start({ headersTimeout: 60_000, requestTimeout: 60_000 });
  const held = Array.from({ length: 60 }, () => open(port, "GET / HTTP/1.1\r\nHost: a\r\n"));
  const outcome = (socket: Socket) => (socket.destroyed ? "closed" : "open");
  // Closed one by one until the address is within its limit.
  await Promise.all(held.slice(limits.connectionsOfOne).map(({ closed }) => closed));
  const open20 = held.filter(({ socket }) => outcome(socket) === "open");
  tally.note(
    open20.length <= limits.connectionsOfOne,
    `${open20.length} connections of one address stay open`,
  );
  for (const { socket } of open20) socket.destroy();
  await Promise.all(open20.map(({ closed }) => closed));
  await wait(50);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("here");
});
