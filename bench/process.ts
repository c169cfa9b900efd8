/** Starting the server on an existing data folder, and its memory when idle. */
import { readFileSync } from "node:fs";
import { type RunningServer, startTendre } from "#server/testing/running-server.ts";
import { atMost, type Figure } from "./figure.ts";

const rounds = 3;

async function timeStart(folder: string): Promise<readonly [RunningServer, number]> {
  const began = performance.now();
  const server = await startTendre({ folder });
  return [server, performance.now() - began];
}

export async function measureProcess(): Promise<readonly Figure[]> {
  const first = await startTendre();
  await first.stop();
  const starts: number[] = [];
  for (let round = 1; round < rounds; round += 1) {
    const [again, took] = await timeStart(first.folder);
    starts.push(took);
    await again.stop();
  }
  const [server, start] = await timeStart(first.folder);
  starts.push(start);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  await server.stop();
  return [
    atMost({
      name: "server start, PostgreSQL included, database there",
      rounds: starts,
      unit: "ms",
      budget: 2_000,
    }),
    atMost({ name: "idle memory of the server's process", value: memory, unit: "MB", budget: 200 }),
  ];
}
