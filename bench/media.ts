/**
 * Memory while a picture is opened: the server process and the child, above what both use at rest. The worst pictures that are accepted,
 * and the worst that are refused.
 */
import { readdirSync, readFileSync } from "node:fs";
import { blackPng, claimingAvif, plainAvif, plainJpeg } from "#server/testing/hostile-pictures.ts";
import { photo } from "#server/testing/pictures.ts";
import type { BenchPerson, BenchServer } from "./bench-server.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";
import { upload } from "./upload.ts";

const accepted: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ["AVIF, 18 million pixels", () => plainAvif(4_300, 4_300)],
  ["progressive JPEG, 50 million pixels", () => plainJpeg(8_000, 6_250, true)],
  ["JPEG, 64 million pixels", () => plainJpeg(8_000, 7_990, false)],
  [
    "interlaced PNG, 64 million pixels",
    async () => blackPng({ width: 8_000, height: 7_990, depth: 8, isColour: true, isInterlaced: true }),
  ],
];
const refused: readonly (readonly [string, () => Promise<Buffer>])[] = [
  [
    "PNG of 16,000,000 by 4",
    async () => blackPng({ width: 16_000_000, height: 4, depth: 16, isColour: true }),
  ],
  ["AVIF of 8,000 by 7,900", () => claimingAvif(8_000, 7_900)],
];

export async function measureMedia(bench: BenchServer): Promise<readonly Figure[]> {
  const person = await bench.person();
  const figures: Figure[] = [];
  for (const [kinds, budget, state] of [
    [accepted, 400, "ready"],
    [refused, 50, "refused"],
  ] as const) {
    for (const [what, make] of kinds) {
      const value = await peakOf(bench, person, await make(), state);
      figures.push(atMost({ name: `memory to open, ${state}: ${what}`, value, unit: "MB", budget }));
    }
  }
  return [...figures, await throughput(bench, person)];
}

/** How many photos at once, as from people who come back from a journey. */
const together = 8;
const photos = 32;

/** Photos of twelve million pixels, from their first byte to the picture that is kept. */
async function throughput(bench: BenchServer, person: BenchPerson): Promise<Figure> {
  const picture = await plainJpeg(4_000, 3_000, false);
  const began = performance.now();
  let left = photos;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await upload(bench, person, picture);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  const perSecond = photos / ((performance.now() - began) / 1_000);
  return atLeast({
    name: "photos of 12 million pixels, eight at once from one person, opened and kept",
    value: perSecond,
    unit: "requests/s",
    budget: 1,
  });
}

/** Megabytes above server and child at rest. */
async function peakOf(
  bench: BenchServer,
  person: BenchPerson,
  bytes: Buffer,
  expected: string,
): Promise<number> {
  // The child is running and warm before the large picture is sent.
  await upload(bench, person, await photo());
  const idle = memoryOf(bench.server.pid);
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(bench.server.pid));
  }, 10);
  const { state } = await upload(bench, person, bytes, expected).finally(() => clearInterval(watch));
  if (state !== expected) throw new Error(`A picture ended as ${state}, not ${expected}.`);
  return peak - idle;
}

/** Megabytes of the server's process and of the children that open media. */
function memoryOf(server: number): number {
  const children = readdirSync("/proc").filter((name) => {
    try {
      const isChild =
        readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === String(server);
      return isChild && readFileSync(`/proc/${name}/cmdline`, "utf8").includes("opening/child.ts");
    } catch {
      return false;
    }
  });
  return [String(server), ...children].reduce((sum, pid) => sum + residentOf(pid), 0);
}

function residentOf(pid: string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
