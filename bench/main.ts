/**
 * The budgets, each beside its floor, in one run: `npm run bench [-- --json] [-- --only pages]`. The table is kept in
 * `latest.json` of the folder `results` beside this file. Groups: bundle, process, pull, pages, lighthouse,
 * statistics, media.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BenchServer, startBenchServer } from "./bench-server.ts";
import { measureBundle } from "./bundle.ts";
import type { Figure } from "./figure.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMedia } from "./media.ts";
import { measurePages } from "./pages.ts";
import { measureProcess } from "./process.ts";
import { measurePull } from "./pull.ts";
import { measureStatistics } from "./statistics.ts";

const groups: Readonly<Record<string, () => readonly Figure[] | Promise<readonly Figure[]>>> = {
  bundle: measureBundle,
  process: measureProcess,
  pull: () => withServer(measurePull),
  pages: () => withServer(measurePages),
  lighthouse: () => withServer(measureLighthouse),
  statistics: measureStatistics,
  media: () => withServer(measureMedia),
};

const { values } = parseArgs({ options: { json: { type: "boolean" }, only: { type: "string" } } });
if (values.only && !(values.only in groups))
  throw new Error(`No group "${values.only}". There are: ${Object.keys(groups).join(", ")}.`);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (values.only && values.only !== name) continue;
  if (!values.json) console.log(`Measuring: ${name}`);
  figures.push(...(await measure()));
}
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/latest.json", JSON.stringify(figures, null, 2));
if (values.json) console.log(JSON.stringify(figures));
else console.table(figures);

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
