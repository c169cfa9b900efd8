/** A proxy in front of a server: cuts, delays, duplicates, answers 503 or loses the response, for the given URLs. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { freePort } from "#server/testing/running-server.ts";

export type Fault = "cut" | "delay" | "twice" | "server_error" | "lost_reply";

export type FaultProxy = {
  readonly url: string;
  readonly port: number;
  /** Applies to every matching URL from now on; `null` ends it. */
  fail(fault: Fault | null, addresses?: RegExp): void;
  /** The server behind the proxy; it may change. */
  pointTo(upstream: string): void;
  /** The number of faults so far. */
  faults(): number;
  stop(): Promise<void>;
};

const delay = 1_500;

export async function startFaultProxy(): Promise<FaultProxy> {
  let target: URL | null = null;
  let fault: Fault | null = null;
  let wanted = /./;
  let made = 0;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const now = fault !== null && wanted.test(incoming.url ?? "") ? fault : null;
    if (now !== null) made += 1;
    if (now === "cut" || target === null) return void outgoing.destroy();
    if (now === "server_error") return void outgoing.writeHead(503).end();
    if (now === "delay") await new Promise((resolve) => setTimeout(resolve, delay));
    if (now === "twice") await forward(target, incoming, body).then((reply) => reply.resume());
    const reply = await forward(target, incoming, body);
    if (now === "lost_reply") {
      reply.resume();
      return void outgoing.destroy();
    }
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
    outgoing.once("close", () => reply.destroy());
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${port}`,
    port,
    fail(next, addresses = /./) {
      fault = next;
      wanted = addresses;
    },
    pointTo: (upstream) => {
      target = new URL(upstream);
    },
    faults: () => made,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(
  target: URL,
  { url, method, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onward = request({ host: "127.0.0.1", port: target.port, path: url, method, headers }, resolve);
    onward.once("error", reject);
    onward.end(body);
  });
}
