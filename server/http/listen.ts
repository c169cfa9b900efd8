/** The socket: how long a client may take to ask, and how a server stops without cutting anyone off. */
import { createServer, type Server } from "node:http";
import { createServer as createProbe } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

/** Milliseconds. A media part over a slow line is the longest honest request. */
const patience = { headersTimeout: 15_000, requestTimeout: 180_000, keepAliveTimeout: 65_000 } as const;
const graceful = 4_000;

export type Listening = { stop(): Promise<void> };

/** @param onStop ends what would never end by itself (live streams). */
export async function listen(
  app: Hono,
  { port, hostname, onStop }: { port: number; hostname: string; onStop: () => void },
): Promise<Listening> {
  const server: Server = createServer(patience, getRequestListener(app.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, hostname, resolve);
  });
  return {
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      onStop();
      // A connection that was answering becomes idle only afterwards.
      const idle = setInterval(() => server.closeIdleConnections(), 20);
      const cut = setTimeout(() => server.closeAllConnections(), graceful);
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}

/** A port that is free now, for whoever asked for port 0 but must say its address before listening. */
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
