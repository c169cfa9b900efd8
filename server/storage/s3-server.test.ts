/** A photo with a bucket as storage: sent, served in ranges, deleted, collected. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaAddress } from "#domain/media/upload.ts";
import { freePort } from "#server/http/listen.ts";
import { runJobs } from "#server/jobs/run-jobs.ts";
import { createDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { photoWithPlace } from "#server/testing/pictures.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads } from "#server/testing/uploads.ts";

const folder = mkdtempSync(join(tmpdir(), "tendre-s3-"));
let s3: S3rver;
let server: TestServer;
beforeAll(async () => {
  const port = await freePort("127.0.0.1");
  const configureBuckets = [{ name: "journal", configs: [] }];
  s3 = new S3rver({ port, address: "127.0.0.1", silent: true, directory: folder, configureBuckets });
  await s3.run();
  server = await createTestServer({
    S3_BUCKET: "journal",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
});
afterAll(async () => {
  await server.close();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a photo goes to the bucket and nowhere else, comes back in ranges, and leaves nothing when it is gone", async () => {
  const [anna] = await makeManyPeople(server, 1);
  if (!anna) throw new Error("nobody came");
  const device = createDevice(server, anna);
  const row = await createUploads(server, anna).keep(await photoWithPlace());
  const inBucket = () =>
    readdirSync(join(folder, "journal"), { recursive: true }).filter((name) => `${name}`.includes("_object"));
  expect(inBucket().length).toBe(6);
  expect(existsSync(join(server.services.env.TENDRE_DATA, "media"))).toBe(false);

  const address = mediaAddress({ id: row.id, upload_id: String(row.upload_id) }, "medium");
  const headers = { range: "bytes=8-11" };
  const part = await server.request(address, { cookie: anna.cookie, headers });
  expect([part.status, await part.text()]).toEqual([206, "WEBP"]);

  await device.send(device.remove(row.id, row.rev, "media"));
  server.clock.advance(31 * 24 * 3_600_000);
  const jobs = await runJobs(server.services, server.database.jobs);
  await jobs.runNow("prune-journals");
  await jobs.runNow("collect-files");
  await jobs.stop();
  expect(inBucket()).toEqual([]);
});
