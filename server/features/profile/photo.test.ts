import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { profilePhotoLimit } from "#domain/account/profile-photo.ts";
import { type RunningJobs, runJobs } from "#server/jobs/run-jobs.ts";
import { createDevice, type Person } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createOpenerHere } from "#server/testing/opener-here.ts";
import { photo, photoWithPlace, secretPlace, videoWithPlace } from "#server/testing/pictures.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads } from "#server/testing/uploads.ts";

const path = "/api/profile/photo";

let server: TestServer;
let jobs: RunningJobs;
let anna: Person;
let bruno: Person;
beforeAll(async () => {
  server = await createTestServer({}, { opener: createOpenerHere() });
  jobs = await runJobs(server.services, server.database.jobs);
});
beforeEach(async () => {
  const [first, second] = await makeManyPeople(server, 2);
  if (!first || !second) throw new Error("nobody came");
  [anna, bruno] = [first, second];
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const put = (bytes: Uint8Array, { cookie }: Person = anna) =>
  server.request(path, { method: "PUT", cookie, body: new Uint8Array(bytes) });
const ask = (address: string, { cookie }: Person = anna) => server.request(address, { cookie });
const remove = () => server.request(path, { method: "DELETE", cookie: anna.cookie });
async function addressOf(person: Person = anna): Promise<string | null> {
  const profile: { avatar_url: string | null } = await (await ask("/api/profile", person)).json();
  return profile.avatar_url;
}
const kept = () => {
  const folder = join(server.services.env.TENDRE_DATA, "media", anna.personId);
  return existsSync(folder) ? readdirSync(folder) : [];
};
async function keepPhoto(bytes?: Buffer): Promise<string> {
  const response = await put(bytes ?? (await photo()));
  expect(response.status).toBe(200);
  const { avatar_url }: { avatar_url: string } = await response.json();
  return avatar_url;
}

test("a photo is kept with nothing but its pixels, stands in the profile and comes to every device", async () => {
  const phone = createDevice(server, anna);
  const { rev } = await phone.pull();
  const address = await keepPhoto(await photoWithPlace());
  expect(await addressOf()).toBe(address);
  const response = await ask(address);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString("latin1", 8, 12)).toBe("WEBP");
  expect(bytes.includes(secretPlace)).toBe(false);
  const { changes } = await phone.pull(rev);
  expect(changes.map(({ row }) => row)).toMatchObject([{ id: anna.personId, avatar_url: address }]);
});

test("it is served to its person's session only: another person and a stranger get nothing of it", async () => {
  const address = await keepPhoto();
  expect((await ask(address, bruno)).status).toBe(404);
  expect((await server.request(address)).status).toBe(401);
  expect((await server.request(path, { method: "PUT", body: new Uint8Array(9) })).status).toBe(401);
  await keepPhoto();
  await put(await photo(), bruno);
  expect((await ask(address, bruno)).status, "an old address shows one's own").toBe(200);
  expect((await ask(address, bruno)).headers.get("cache-control")).toBe("private, no-cache");
});

test("another one takes its place at once, and without one its files are gone", async () => {
  const first = await keepPhoto();
  const second = await keepPhoto();
  expect(second).not.toBe(first);
  expect(kept()).toEqual([second.split("v=")[1]]);
  expect((await remove()).status).toBe(204);
  expect([await addressOf(), kept()]).toEqual([null, []]);
  expect((await ask(second)).status).toBe(404);
  expect((await remove()).status, "twice").toBe(204);
});

test("it counts toward no plan: with a photo of one's own the plan's photos are all there", async () => {
  await keepPhoto();
  const uploads = createUploads(server, anna);
  for (let time = 0; time < 3; time += 1) await uploads.keep(await photo());
  expect((await uploads.open(100)).status).toBe(402);
  await keepPhoto();
});

test("what is no picture, or too large, is refused, and the one that was there stays", async () => {
  const address = await keepPhoto();
  const refused = [
    Buffer.from("<svg onload='alert(1)'/>"),
    videoWithPlace(),
    Buffer.alloc(0),
    (await photo()).subarray(0, 200),
  ];
  for (const bytes of refused) expect((await put(bytes)).status).toBe(415);
  expect((await put(Buffer.alloc(profilePhotoLimit + 1))).status).toBe(413);
  expect(await addressOf()).toBe(address);
  expect(kept()).toHaveLength(1);
});

test("sent eight times at once one is shown, and no other file stays", async () => {
  const bytes = await photo();
  const answers = await Promise.all(Array.from({ length: 8 }, () => put(bytes)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const address = await addressOf();
  expect(kept()).toEqual([address?.split("v=")[1]]);
  expect((await ask(address ?? "")).status).toBe(200);
});

test("no road of the photos of the journal takes it, and the collection leaves it", async () => {
  const address = await keepPhoto();
  const id = address.split("v=")[1] ?? "";
  const device = createDevice(server, anna);
  const named = await device.send(device.put({ upload_id: id }, { table: "media" }));
  expect(named).toMatchObject({ status: "refused", code: "missing_upload" });
  const dropped = await server.request(`/api/uploads/${id}`, { method: "DELETE", cookie: anna.cookie });
  expect(dropped.status).toBe(409);
  const patched = await server.request("/api/profile", {
    method: "PATCH",
    cookie: anna.cookie,
    json: { avatar_url: `${path}?v=${id}` },
  });
  expect(patched.status).toBe(400);
  server.clock.advance(25 * 3_600_000);
  await jobs.runNow("collect-files");
  expect(kept()).toEqual([id]);
});

test("what a server that was stopped left half-way is collected after a day", async () => {
  const id = (await keepPhoto()).split("v=")[1] ?? "";
  const left = "update uploads set state = 'receiving', media_id = null where user_id = $1 and id = $2";
  await server.database.outside(left, [anna.personId, id]);
  server.clock.advance(25 * 3_600_000);
  await jobs.runNow("collect-files");
  expect(kept()).toEqual([]);
});
