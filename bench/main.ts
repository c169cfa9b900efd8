/**
 * All budgets with their floors, in one run: `npm run bench [-- --json] [-- --only pages] [-- --against REF]`. Each run is stored in the
 * folder `results` beside this file: `latest.json`, and one file for each commit. Groups: bundle, process, pull, first-pull,
 * pages, lighthouse, statistics, lisa, media, copies, live, office.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { compareWith } from "./against.ts";
import { type BenchServer, startBenchServer } from "./bench-server.ts";
import { measureBundle, sharesByPackage } from "./bundle.ts";
import { measureCopies } from "./copies.ts";
import type { Figure } from "./figure.ts";
import { measureFirstPull } from "./first-pull.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLisa } from "./lisa.ts";
import { measureLive } from "./live.ts";
import { busyShare, commitHere, type Machine, shareInUse, thisMachine } from "./machine.ts";
import { measureMedia } from "./media.ts";
import { measureModel } from "./model.ts";
import { measureOffice } from "./office.ts";
import { measurePages } from "./pages.ts";
import { measureProcess } from "./process.ts";
import { measurePull } from "./pull.ts";
import { measureStatistics } from "./statistics.ts";

const groups: Readonly<Record<string, () => readonly Figure[] | Promise<readonly Figure[]>>> = {
  bundle: measureBundle,
  process: measureProcess,
  pull: () => withServer(measurePull),
  "first-pull": () => withServer(measureFirstPull),
  pages: () => withServer(measurePages),
  lighthouse: () => withServer(measureLighthouse),
  statistics: measureStatistics,
  lisa: async () => [...measureLisa(), ...(await measureModel())],
  media: () => withServer(measureMedia),
  copies: () => withServer(measureCopies),
  live: () => withServer(measureLive),
  office: () => withServer(measureOffice),
};

const { values } = parseArgs({
  options: { json: { type: "boolean" }, only: { type: "string" }, against: { type: "string" } },
});
if (values.only && !(values.only in groups))
  throw new Error(`No group "${values.only}". There are: ${Object.keys(groups).join(", ")}.`);
const names = values.only ? [values.only] : Object.keys(groups);
if (values.against) await compareWith(values.against, names);
else await measureHere();

async function measureHere(): Promise<void> {
  const figures: Figure[] = [];
  const busy: string[] = [];
  const machine = thisMachine();
  if (!values.json)
    console.log(
      `${machine.cores} cores, ${machine.processor}: ${machine.referenceMs} ms for the reference work`,
    );
  for (const name of names) {
    const inUse = await shareInUse();
    if (inUse > busyShare) busy.push(name);
    if (!values.json) console.log(`Measuring: ${name}${inUse > busyShare ? sayBusy(inUse) : ""}`);
    figures.push(...((await groups[name]?.()) ?? []));
  }
  keep(machine, figures, busy);
  if (values.json) return console.log(JSON.stringify(figures));
  console.table(figures.map(({ spread, ...figure }) => ({ ...figure, spread: spread?.join(" to ") ?? "" })));
  if (names.includes("bundle")) {
    console.log("Who the code is from, KB gz: each file's, divided by the minified length of what is in it.");
    console.table(sharesByPackage());
  }
  if (busy.length > 0)
    console.log(`Something else was running before ${busy.join(", ")}: these may be worse than they are.`);
}

/** `busy`: the groups during which something else was running. */
function keep(machine: Machine, figures: readonly Figure[], busy: readonly string[]): void {
  const commit = commitHere();
  const run = { commit, at: new Date().toISOString(), machine, groups: names, busy, figures };
  mkdirSync("bench/results/commits", { recursive: true });
  writeFileSync("bench/results/latest.json", JSON.stringify(run, null, 2));
  if (commit)
    writeFileSync(`bench/results/commits/${commit}.${names.join("-")}.json`, JSON.stringify(run, null, 2));
}

function sayBusy(inUse: number): string {
  return `, while others use ${Math.round(inUse * 100)} % of the processor`;
}

async function withServer(
  measure: (bench: BenchServer) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const bench = await startBenchServer();
  try {
    return await measure(bench);
  } finally {
    await bench.stop();
  }
}
