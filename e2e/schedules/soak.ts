/**
 * `npm run test:soak [-- COUNT [SEED]]`: random schedules in real Chromium, each printed with its seed and what it did; exits with 1 after a
 * schedule that lost, doubled or hid a save.
 */
import { randomInt } from "node:crypto";
import fc from "fast-check";
import { startTendre } from "#server/testing/running-server.ts";
import { startFaultProxy } from "../fault-proxy.ts";
import { type Figures, ScheduleRun } from "./run-schedule.ts";
import { type Schedule, schedules } from "./steps.ts";

const count = Number(process.argv[2] ?? 500);
const seed = Number(process.argv[3] ?? randomInt(2 ** 31));
const total: Figures = { saves: 0, refused: 0, photos: 0, faults: 0 };
let failed = 0;
/** Schedules in which nothing was confirmed but the note that each begins with. */
let idle = 0;

const proxy = await startFaultProxy();
const server = await startTendre({ env: { PUBLIC_URL: proxy.url } });
proxy.pointTo(server.url);
console.log(`${count} schedules from seed ${seed}`);
for (let at = 0; at < count; at += 1) {
  const [schedule] = fc.sample(schedules, { seed: seed + at, numRuns: 1 });
  if (schedule) await runOne(schedule, seed + at);
}
const { saves, refused, photos, faults } = total;
console.log(
  `${count - failed} of ${count} schedules green: ${saves} saves confirmed (${photos} photos), ${refused} not, ${faults} faults; ${idle} idle`,
);
await server.stop();
await proxy.stop();
process.exit(failed > 0 ? 1 : 0);

async function runOne(schedule: Schedule, own: number): Promise<void> {
  const began = Date.now();
  try {
    const figures = await ScheduleRun.of(server, proxy, schedule);
    for (const key of ["saves", "refused", "photos", "faults"] as const) total[key] += figures[key];
    if (figures.saves <= 1) idle += 1;
    console.log(`ok ${own} ${JSON.stringify(figures)} ${Math.round((Date.now() - began) / 1_000)} s`);
  } catch (error) {
    failed += 1;
    console.error(`RED ${own} ${JSON.stringify(schedule)}\n${error instanceof Error ? error.stack : error}`);
  }
}
