/** The HTTP server: how long a client may take to send a request, and how the server stops without cutting requests off. */
import { createServer, type Server } from "node:http";
import { createServer as createProbe } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { networkOf } from "./guards/network.ts";

/**
 * Times in milliseconds; `connections` and `connectionsOfOne` are counts. A media part over a slow line is the longest legitimate request
 * (read-body.ts ends slower ones sooner). Each device holds a live stream and a few more connections; many devices may share an address.
 */
export type ListenLimits = {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** How often `headersTimeout` and `requestTimeout` are checked. */
  readonly connectionsCheckingInterval: number;
  readonly connections: number;
  /** Per address; not applied behind proxies, where all connections come from the proxy. */
  readonly connectionsOfOne: number;
};
const defaults: ListenLimits = {
  headersTimeout: 15_000,
  requestTimeout: 90_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  connections: 8_000,
  connectionsOfOne: 512,
};
const gracePeriod = 4_000;

export type Listening = { stop(): Promise<void> };

/**
 * Starts listening.
 * @param onStop closes responses that never end by themselves (live streams)
 * @throws the socket's error, for example `EADDRINUSE`
 */
export async function listen(
  app: Hono,
  {
    port,
    hostname,
    onStop,
    isBehindProxy = false,
    limits = defaults,
  }: {
    port: number;
    hostname: string;
    onStop: () => void;
    isBehindProxy?: boolean;
    limits?: ListenLimits;
  },
): Promise<Listening> {
  const server: Server = createServer(limits, getRequestListener(app.fetch));
  server.maxConnections = limits.connections;
  if (!isBehindProxy) boundEachAddress(server, limits.connectionsOfOne);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, hostname, resolve);
  });
  return {
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      onStop();
      // A connection that is still sending its response becomes idle only after `close`, so idle ones are closed repeatedly.
      const idle = setInterval(() => server.closeIdleConnections(), 20);
      const cut = setTimeout(() => server.closeAllConnections(), gracePeriod);
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}

/** Closes new connections of an address that already has `most` open. */
function boundEachAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > most) socket.destroy();
  });
}

/** A port that is free now, for port 0 when the address must be known before the server listens. */
export async function freePort(hostname: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createProbe().once("error", reject);
    probe.listen(0, hostname, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No port.")),
      );
    });
  });
}
