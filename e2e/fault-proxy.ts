/**
 * A proxy in front of a server: cuts, delays, duplicates, answers 500, 503 or 409, never answers, or loses the response, for the given URLs;
 * it also stands for a server with another build.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { freePort } from "#server/testing/running-server.ts";

export type Fault =
  | "cut"
  | "delay"
  | "slow"
  | "hang"
  | "twice"
  | "server_error"
  | "broken"
  | "conflict"
  | "lost_reply";

export type FaultProxy = {
  readonly url: string;
  readonly port: number;
  /** Applies to every matching URL from now on; `null` ends it. */
  fail(fault: Fault | null, addresses?: RegExp): void;
  /** The server behind the proxy; it may change. */
  pointTo(upstream: string): void;
  /** From now on the service worker's file is that of another build. */
  changeBuild(): void;
  /** The number of faults so far. */
  faults(): number;
  stop(): Promise<void>;
};

/** Milliseconds until a late reply. */
const delays: Partial<Record<Fault, number>> = { delay: 1_500, slow: 30_000 };
const statuses: Partial<Record<Fault, number>> = { server_error: 503, broken: 500, conflict: 409 };

export async function startFaultProxy(): Promise<FaultProxy> {
  let target: URL | null = null;
  let fault: Fault | null = null;
  let wanted = /./;
  let made = 0;
  let build = 0;
  const hanging = new Set<ServerResponse>();

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const now = fault !== null && wanted.test(incoming.url ?? "") ? fault : null;
    if (now !== null) made += 1;
    if (now === "cut" || target === null) return void outgoing.destroy();
    if (now === "hang") return void hanging.add(outgoing);
    if (now !== null && statuses[now]) return void outgoing.writeHead(statuses[now]).end();
    if (now !== null && delays[now]) await new Promise((resolve) => setTimeout(resolve, delays[now]));
    if (now === "twice") await forward(target, incoming, body).then((reply) => reply.resume());
    const reply = await forward(target, incoming, body);
    if (now === "lost_reply") {
      reply.resume();
      return void outgoing.destroy();
    }
    if (build > 0 && incoming.url === "/sw.js") return sendOtherBuild(reply, outgoing, build);
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
      for (const outgoing of hanging) outgoing.destroy();
      hanging.clear();
    },
    pointTo: (upstream) => {
      target = new URL(upstream);
    },
    changeBuild() {
      build += 1;
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

/** A worker of other bytes is another build to a browser: it is installed beside the present one and waits. */
async function sendOtherBuild(
  reply: IncomingMessage,
  outgoing: ServerResponse,
  build: number,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  const { "content-length": _, "content-encoding": encoding, etag, ...headers } = reply.headers;
  const body = unpack(Buffer.concat(chunks), encoding);
  outgoing.writeHead(reply.statusCode ?? 502, { ...headers, etag: `"build-${build}"` });
  outgoing.end(`${body.toString()}\n// build ${build}\n`);
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
