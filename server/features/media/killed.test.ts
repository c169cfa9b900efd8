/** A real process, killed while photos are being uploaded. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { mediaAddress } from "#domain/media/upload.ts";
import type { Row } from "#domain/wire/sync.ts";
import { createServices } from "#server/create-services.ts";
import { provideDatabase } from "#server/db/provide-database.ts";
import { readEnv } from "#server/env.ts";
import { runJobs } from "#server/jobs/run-jobs.ts";
import { createLog } from "#server/log.ts";
import { loadSecrets, masterSecretsOf } from "#server/secrets.ts";
import { createDevice, type Person } from "#server/testing/devices.ts";
import { goodPassword } from "#server/testing/people.ts";
import { photo } from "#server/testing/pictures.ts";
import { type RunningServer, startTendre } from "#server/testing/running-server.ts";
import { createTestClock } from "#server/testing/test-clock.ts";
import { createUploads, statusIn } from "#server/testing/uploads.ts";

const folder = mkdtempSync(join(tmpdir(), "tendre-killed-"));
let running: RunningServer | undefined;
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async () => {
  running = await startTendre({ folder, env: { AUTH_REQUIRE_EMAIL_CONFIRMATION: "false" } });
  return running;
};
const asServer = ({ url }: RunningServer) => ({
  request: (
    path: string,
    { json, cookie, ...init }: RequestInit & { json?: unknown; cookie?: string } = {},
  ) => {
    const headers = new Headers(init.headers);
    if (cookie) headers.set("cookie", cookie);
    if (json !== undefined) headers.set("content-type", "application/json");
    return fetch(`${url}${path}`, {
      ...init,
      headers,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  },
});

async function register(server: ReturnType<typeof asServer>): Promise<Person> {
  const account = { email: "anna@example.org", password: goodPassword };
  const json = { ...account, acceptTerms: true, isAdult: true };
  await server.request("/api/auth/sign-up/email", { method: "POST", json });
  const signedIn = await server.request("/api/auth/sign-in/email", { method: "POST", json: account });
  const { person } = await signedIn.json();
  const pairs = signedIn.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  return { personId: person.id, cookie: pairs.join("; ") };
}

const foldersOf = (personId: string) => readdirSync(join(folder, "media", personId)).toSorted();

/** The same data folder, opened without a server: to inspect it and to let a day pass. */
async function openFolder() {
  const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", TENDRE_DATA: folder });
  const masterKeys = masterSecretsOf(await loadSecrets(env));
  const provided = await provideDatabase(env, masterKeys, createLog("silent"));
  const clock = createTestClock();
  const { services, close } = await createServices(env, provided, { clock });
  return { provided, clock, services, close };
}

test("a kill in the middle of uploads leaves neither a row without its files nor, a day later, files without a row", async () => {
  const first = await start();
  const server = asServer(first);
  const anna = await register(server);
  await server.request("/api/profile", { cookie: anna.cookie });
  await givePro(first);
  const picture = await photo({ width: 1_400, height: 1_000 });
  const uploads = createUploads(server, anna);
  const sending = Array.from({ length: 6 }, async () => {
    for (;;) await uploads.keep(picture);
  });
  const cut = Promise.allSettled(sending);
  const device = createDevice(server, anna);
  let rows: readonly Row[] = [];
  while (rows.length < 4) {
    await sleep(30);
    rows = (await device.pull()).changes.filter(({ table }) => table === "media").map(({ row }) => row);
  }
  const resumed = await statusIn(await uploads.open(picture.length));
  const half = Math.ceil(picture.length / 2);
  await uploads.part(resumed.id, 0, picture.subarray(0, half));
  await first.kill();
  await cut;

  const second = asServer(await start());
  const known = createDevice(second, anna);
  const shown = (await known.pull()).changes.filter(({ table }) => table === "media").map(({ row }) => row);
  expect(shown.length).toBeGreaterThanOrEqual(rows.length);
  for (const { id, upload_id } of shown) {
    const address = mediaAddress({ id, upload_id: String(upload_id) }, "large");
    const response = await second.request(address, { cookie: anna.cookie });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get("content-length")));
  }
  const again = createUploads(second, anna);
  expect(await statusIn(await again.status(resumed.id))).toMatchObject({ offset: half });
  await again.part(resumed.id, half, picture.subarray(half));
  expect(await statusIn(await again.finish(resumed.id))).toMatchObject({ state: "ready" });
  await running?.stop();
  running = undefined;

  const expected = shown.map(({ upload_id }) => String(upload_id)).toSorted();
  expect(foldersOf(anna.personId).length).toBeGreaterThan(expected.length);
  const { provided, clock, services, close } = await openFolder();
  const jobs = await runJobs(services, provided.jobs);
  clock.advance(25 * 3_600_000);
  await jobs.runNow("collect-files");
  await jobs.stop();
  await close();
  expect(foldersOf(anna.personId)).toEqual(expected);
});

async function givePro({ folder }: RunningServer) {
  const [, , , , host] = readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n");
  const client = new pg.Client({ host: host ?? "", port: 5432, user: "postgres", database: "tendre" });
  await client.connect();
  await client.query("update profiles set subscription_plan = 'pro', subscription_status = 'active'");
  await client.end();
}
