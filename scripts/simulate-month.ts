/**
 * `npm run simulate [-- --keep] [-- --share 0.02]`: a month of real use through the public API of a temporary server: 40 relationships,
 * 2,000 moments, 300 photos, 10 videos. Prints durations and checks; `--keep` leaves the server running, with an account to look at it;
 * `--share` simulates that part of a month.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { v7 as newId } from "uuid";
import { mediaAddress, partLimit } from "#domain/media/upload.ts";
import type { Op } from "#domain/wire/sync.ts";
import { createDevice, type TestDevice } from "#server/testing/devices.ts";
import type { TestRequest } from "#server/testing/requests.ts";
import { startTendre } from "#server/testing/running-server.ts";
import { createUploads } from "#server/testing/uploads.ts";
import { type Account, makeAccount, must, requestsOver } from "./simulate/account.ts";
import { amountsOf, type Plan, planJournal } from "./simulate/journal.ts";
import { photographedAt, takeFilm, takePhoto } from "./simulate/pictures.ts";

const { values } = parseArgs({
  options: { keep: { type: "boolean", default: false }, share: { type: "string", default: "1" } },
});
const amounts = amountsOf(Number(values.share));
const server = await startTendre({ env: { AUTH_REQUIRE_EMAIL_CONFIRMATION: "false" } });
const request = requestsOver(server.url);
try {
  const account = await makeAccount(request, server.folder);
  const device = createDevice({ request }, account);
  const plan = planJournal(new Date().toISOString().slice(0, 10), newId, amounts);
  const health = watchHealth(request);
  await timed("relationships and moments", () => write(device, plan));
  await timed("photos and videos", () => sendAll(request, account, device, plan));
  const waits = await health.stop();
  await check(request, account, device, server.folder);
  console.log(
    `/api/health meanwhile: median ${at(waits, 0.5)} ms, p99 ${at(waits, 0.99)} ms, ${waits.length} asked`,
  );
  if (values.keep) {
    console.log(`\n${server.url}/login   ${account.email}   ${account.password}\nCtrl-C ends it.`);
    await new Promise((resolve) => process.once("SIGINT", resolve));
  }
} finally {
  await server.stop();
}

async function write(device: TestDevice, { relationships, moments }: Plan): Promise<void> {
  const ops = [
    ...relationships.map(({ id, fields }) => device.put(fields, { id })),
    ...moments.map(({ id, fields }) => device.put(fields, { id, table: "moments" })),
  ];
  for (let first = 0; first < ops.length; first += 100) await applied(device, ops.slice(first, first + 100));
}

async function applied(device: TestDevice, ops: readonly Op[]): Promise<void> {
  const { answers } = await device.push(...ops);
  const refused = answers.filter(({ status }) => status !== "applied");
  if (answers.length !== ops.length || refused.length > 0)
    throw new Error(JSON.stringify(refused.slice(0, 3)));
}

/** Three at a time, as a phone does. */
async function sendAll(
  request: TestRequest,
  account: Account,
  device: TestDevice,
  plan: Plan,
): Promise<void> {
  const uploads = createUploads({ request }, account);
  const total = amounts.photos + amounts.videos;
  let next = 0;
  const send = async () => {
    while (next < total) {
      const number = next++;
      const isFilm = number >= amounts.photos;
      const bytes = isFilm ? await takeFilm(number, 6) : await takePhoto(number);
      const still = isFilm ? (await takePhoto(number)).subarray(0, partLimit) : undefined;
      const { id: upload_id, refusal } = await uploads.send(bytes, still);
      if (refusal) throw new Error(refusal);
      const moment = plan.moments[(number * 6) % plan.moments.length];
      const place = { relationship_id: moment?.relationshipId ?? null, moment_id: moment?.id ?? null };
      const fields = { upload_id, ...place, caption: `Number ${number + 1}`, position: number };
      await applied(device, [device.put(fields, { table: "media" })]);
    }
  };
  await Promise.all([send(), send(), send()]);
}

/** Everything exists, can be opened, and contains no place of its photos. */
async function check(
  request: TestRequest,
  account: Account,
  device: TestDevice,
  folder: string,
): Promise<void> {
  const counts: Record<string, number> = {};
  const began = performance.now();
  let bytes = 0;
  const kept: { id: string; upload_id: string }[] = [];
  for (let since = 0, more = true; more; ) {
    const page = await device.pull(since);
    for (const { table, row } of page.changes) {
      counts[table] = (counts[table] ?? 0) + 1;
      if (table !== "media") continue;
      bytes += Number(row.bytes);
      kept.push({ id: row.id, upload_id: String(row.upload_id) });
    }
    ({ rev: since, more } = page);
  }
  console.log(`pulled ${JSON.stringify(counts)} in ${Math.round(performance.now() - began)} ms`);
  let traces = 0;
  for (const media of kept) {
    const response = await must(request(mediaAddress(media, "large"), { cookie: account.cookie }));
    if (Buffer.from(await response.arrayBuffer()).includes(photographedAt)) traces += 1;
  }
  const root = join(folder, "media");
  const files = readdirSync(root, { recursive: true }).map((name) => join(root, `${name}`));
  for (const file of files.filter((path) => statSync(path).isFile())) {
    if (readFileSync(file).includes(photographedAt)) traces += 1;
  }
  console.log(
    `${kept.length} photos and videos open, ${(bytes / 1e6).toFixed(1)} MB; traces of a place: ${traces}`,
  );
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

function watchHealth(request: TestRequest) {
  const waits: number[] = [];
  let isRunning = true;
  const watching = (async () => {
    while (isRunning) {
      const began = performance.now();
      await must(request("/api/health"));
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    async stop() {
      isRunning = false;
      await watching;
      return waits.toSorted((a, b) => a - b);
    },
  };
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
}
