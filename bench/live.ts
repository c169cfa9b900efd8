/** How many open pages one server bears: what a thousand live streams cost at rest, and whether an event still comes as soon. */
import { readFileSync } from "node:fs";
import { Agent, type ClientRequest, request } from "node:http";
import type { BenchPerson, BenchServer } from "./bench-server.ts";
import { canCountCpu, cpuOf } from "./cpu.ts";
import { atMost, type Figure, quantile } from "./figure.ts";

const people = 40;
/** Below the number that one person may have (server/live/person-streams.ts). */
const streamsEach = 25;
const events = 60;
/** Milliseconds: longer than from one heartbeat, at which each stream's session is checked, to the next. */
const atRest = 25_000;

export async function measureLive(bench: BenchServer): Promise<readonly Figure[]> {
  const crowd: BenchPerson[] = [];
  for (let count = 0; count < people; count += 1) crowd.push(await bench.person());
  const [writer] = crowd;
  if (!writer) return [];
  const quiet = await eventTimes(bench, writer);
  const { pid } = bench.server;
  const memory = residentOf(pid);
  const idle = await shareOfCore(bench);
  const streams = crowd.flatMap((person) => Array.from({ length: streamsEach }, () => person));
  const open = await Promise.all(streams.map((person) => openStream(bench, person)));
  const held = residentOf(pid) - memory;
  const used = await shareOfCore(bench);
  const busy = await eventTimes(bench, writer);
  for (const stream of open) stream.end();
  return [
    atMost({ name: "memory of 1,000 open live streams", value: held, unit: "MB", budget: 100 }),
    ...(canCountCpu
      ? [
          atMost({
            name: "CPU of server and database for 1,000 live streams at rest, a second",
            value: Math.max(0, used - idle) * 1_000_000,
            unit: "µs of CPU",
            budget: 100_000,
          }),
        ]
      : []),
    atMost({
      name: "from a write on one device to its event on another among 1,000 streams, p95 against one stream",
      value: quantile(busy, 0.95),
      floor: quantile(quiet, 0.95),
      unit: "ms",
      budget: 2,
    }),
  ];
}

/** Seconds of CPU in a second, of the server and the database. */
async function shareOfCore({ server, databasePid }: BenchServer): Promise<number> {
  const used = () => (canCountCpu ? cpuOf([server.pid, databasePid]) : 0);
  const before = used();
  await new Promise((resolve) => setTimeout(resolve, atRest));
  return (used() - before) / (atRest / 1_000);
}

/** Milliseconds from sending a write to its event on the person's other page, one after the other. */
async function eventTimes(bench: BenchServer, person: BenchPerson): Promise<readonly number[]> {
  let heard = () => {};
  const stream = await openStream(bench, person, () => heard());
  const times: number[] = [];
  for (let event = 0; event < events; event += 1) {
    const came = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const sent = performance.now();
    await Promise.all([came, bench.write(person, "relationships", [{ name: `Person ${event}` }])]);
    times.push(performance.now() - sent);
    // A stream sends ten events a second at most.
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  stream.end();
  return times;
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
let opened = 0;
/** The server bears 512 connections from one address (server/http/listen.ts). */
const nextAddress = () => `127.0.0.${1 + (opened++ % 4)}`;

/** Resolves once the stream says that it is open. */
function openStream(
  { server }: BenchServer,
  { cookie }: BenchPerson,
  onEvent: () => void = () => undefined,
): Promise<{ end(): void }> {
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(
      `${server.url}/api/live`,
      { agent, headers: { cookie }, localAddress: nextAddress() },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`/api/live: ${response.statusCode}`));
        response.setEncoding("utf8");
        response.on("data", (text: string) => {
          if (text.includes("event: open")) resolve({ end: () => asked.destroy() });
          if (text.includes("event: live")) onEvent();
        });
        // Its own end.
        response.on("error", () => undefined);
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}

/** Megabytes of one process. */
function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1024;
}
