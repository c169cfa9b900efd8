import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { freePort, type Listening, listen } from "./listen.ts";

const running: Listening[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(app: Hono, onStop: () => void = () => undefined) {
  const port = await freePort("127.0.0.1");
  const server = await listen(app, { port, hostname: "127.0.0.1", onStop });
  running.push(server);
  return { server, port, url: `http://127.0.0.1:${port}` };
}

test("a server that stops lets what it was asked finish", async () => {
  const app = new Hono().get("/slow", async (c) => {
    await wait(300);
    return c.text("done");
  });
  const { server, url } = await start(app);
  const response = fetch(`${url}/slow`);
  await wait(100);
  await server.stop();
  expect(await (await response).text()).toBe("done");
  await expect(fetch(`${url}/slow`)).rejects.toThrow();
});

test("a stream without end is told to end", async () => {
  const stopping = new AbortController();
  const app = new Hono().get("/stream", () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("event: hello\n\n"));
        stopping.signal.addEventListener("abort", () => controller.close());
      },
    });
    return new Response(body);
  });
  const { server, url } = await start(app, () => stopping.abort());
  const stream = await fetch(`${url}/stream`);
  const [, said] = await Promise.all([server.stop(), stream.text()]);
  expect(said).toBe("event: hello\n\n");
});

test("a port that is taken is said, not waited for", async () => {
  const { port } = await start(new Hono());
  const second = listen(new Hono(), { port, hostname: "127.0.0.1", onStop: () => undefined });
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test("nonsense on the socket is answered, and the server goes on", async () => {
  const { port, url } = await start(new Hono().get("/", (c) => c.text("still here")));
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("NOT HTTP AT ALL\r\n\r\n"));
    socket.once("data", (data) => resolve(data.toString()));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect(await (await fetch(url)).text()).toBe("still here");
});
