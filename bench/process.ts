/** Starting the server on a data folder that is there, and what it weighs when nobody asks anything. */
import { readFileSync } from "node:fs";
import { startTendre } from "#server/testing/running-server.ts";
import { atMost, type Figure } from "./figure.ts";

export async function measureProcess(): Promise<readonly Figure[]> {
  const first = await startTendre();
  await first.stop();
  const began = performance.now();
  const server = await startTendre({ folder: first.folder });
  const start = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  await server.stop();
  return [
    atMost({
      name: "server start, PostgreSQL included, database there",
      value: start,
      unit: "ms",
      budget: 2_000,
    }),
    atMost({ name: "idle memory of the server's process", value: memory, unit: "MB", budget: 200 }),
  ];
}
