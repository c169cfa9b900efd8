import { existsSync, readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freePort, listen } from "#server/http/listen.ts";
import type { Person } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { photo, png, videoWithPlace } from "#server/testing/pictures.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads, statusIn, type Uploads } from "#server/testing/uploads.ts";

let server: TestServer;
let anna: Person;
let uploads: Uploads;
let picture: Buffer;
beforeAll(async () => {
  server = await createTestServer({
    MEDIA_MAX_BYTES: "200000",
    STORAGE_QUOTA_MB: String(300_000 / (1024 * 1024)),
  });
  picture = await photo();
});
beforeEach(async () => {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  anna = person;
  uploads = createUploads(server, anna);
});
afterAll(() => server.close());

const codeOf = async (response: Response) => {
  const { code, details } = await response.json();
  return [response.status, code, details];
};
const folder = (id: string) => join(server.services.env.TENDRE_DATA, "media", anna.personId, id);

test("a photo sent in parts is ready with its size, its shape and a preview", async () => {
  const { id } = await statusIn(await uploads.open(picture.length, { type: "image/jpeg", name: "us.jpg" }));
  const half = picture.length >> 1;
  expect(await statusIn(await uploads.part(id, 0, picture.subarray(0, half)))).toMatchObject({
    offset: half,
  });
  await uploads.part(id, half, picture.subarray(half));
  const done = await statusIn(await uploads.finish(id));
  expect(done).toMatchObject({
    state: "ready",
    refusal: null,
    facts: { kind: "photo", width: 120, height: 80, duration: null },
  });
  expect(done.facts?.blur).toMatch(/^data:image\/webp;base64,/);
  expect(done.facts?.blur.length).toBeLessThanOrEqual(2_048);
});

test("the same announcement twice is one upload, and it goes on where it stopped", async () => {
  const id = newId();
  await uploads.open(picture.length, { id });
  await uploads.part(id, 0, picture.subarray(0, 100));
  expect(await statusIn(await uploads.open(picture.length, { id }))).toMatchObject({ id, offset: 100 });
  expect((await uploads.status(id)).headers.get("upload-offset")).toBe("100");
  expect(await codeOf(await uploads.open(picture.length + 1, { id }))).toEqual([
    409,
    "conflict",
    { bytes: picture.length },
  ]);
});

test("a part from another place is refused and says which is due; one sent twice is not counted twice", async () => {
  const { id } = await statusIn(await uploads.open(picture.length));
  const first = picture.subarray(0, 100);
  await uploads.part(id, 0, first);
  expect(await codeOf(await uploads.part(id, 0, first))).toEqual([409, "conflict", { offset: 100 }]);
  expect(await codeOf(await uploads.part(id, 300, first))).toEqual([409, "conflict", { offset: 100 }]);
  expect(await codeOf(await uploads.finish(id))).toEqual([409, "conflict", { offset: 100 }]);
});

test("two parts of one place at once leave one of them", async () => {
  const { id } = await statusIn(await uploads.open(picture.length));
  const answers = await Promise.all([uploads.part(id, 0, picture), uploads.part(id, 0, picture)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await statusIn(await uploads.finish(id))).toMatchObject({ state: "ready" });
});

test("a body longer than declared is refused, and nothing of it is counted", async () => {
  const { id } = await statusIn(await uploads.open(100));
  expect(await codeOf(await uploads.part(id, 0, picture))).toEqual([413, "too_large", { limit: 100 }]);
  expect(await statusIn(await uploads.status(id))).toMatchObject({ offset: 0 });
});

/** A request over a real socket that declares one length and sends another, then closes. */
async function sendRaw(id: string, said: number, sent: Buffer) {
  const port = await freePort("127.0.0.1");
  const listening = await listen(server.app, { port, hostname: "127.0.0.1", onStop: () => undefined });
  const socket = connect(port, "127.0.0.1");
  const head = [`PATCH /api/uploads/${id} HTTP/1.1`, "host: tendre.test", `cookie: ${anna.cookie}`];
  socket.write([...head, "upload-offset: 0", `content-length: ${said}`, "", ""].join("\r\n"));
  socket.write(sent);
  await sleep(60);
  socket.destroy();
  await listening.stop();
}

test("a body shorter than its own length is not counted, of a longer one only what was said", async () => {
  const { id } = await statusIn(await uploads.open(picture.length));
  await sendRaw(id, 500, picture.subarray(0, 100));
  expect(await statusIn(await uploads.status(id))).toMatchObject({ offset: 0 });
  await sendRaw(id, 50, picture.subarray(0, 100));
  expect(await statusIn(await uploads.status(id))).toMatchObject({ offset: 50 });
  await uploads.part(id, 50, picture.subarray(50));
  expect(await statusIn(await uploads.finish(id))).toMatchObject({ state: "ready" });
});

test("a part over one megabyte is refused", async () => {
  const { id } = await statusIn(await uploads.open(100));
  const [status, code] = await codeOf(await uploads.part(id, 0, Buffer.alloc(1024 * 1024 + 1)));
  expect([status, code]).toEqual([413, "too_large"]);
});

test("a part that does not say where it begins is refused", async () => {
  const { id } = await statusIn(await uploads.open(100));
  const { cookie } = anna;
  for (const offset of ["", "-1", "1e3", "0x1"]) {
    const headers = { "upload-offset": offset };
    const response = await server.request(`/api/uploads/${id}`, {
      method: "PATCH",
      cookie,
      headers,
      body: "x",
    });
    expect(response.status).toBe(400);
  }
});

test("a file over the limit is refused before it is sent, and so is one for which there is no room", async () => {
  expect(await codeOf(await uploads.open(200_001))).toEqual([
    413,
    "too_large",
    { bytes: 200_001, limit: 200_000 },
  ]);
  await statusIn(await uploads.open(200_000));
  expect(await codeOf(await uploads.open(100_001))).toEqual([
    402,
    "storage_limit",
    { used: 200_000, limit: 300_000 },
  ]);
  await statusIn(await uploads.open(100_000));
});

test("what lies in the trash does not count as kept, and may not grow beyond as much again", async () => {
  for (let time = 0; time < 3; time += 1) {
    await statusIn(await uploads.open(200_000));
    // In the trash: the row that shows it is deleted, and what is stored is still there.
    await server.database.outside(
      `with shown as (update uploads set media_id = gen_random_uuid(), state = 'ready', stored = bytes, received = bytes
         where user_id = $1 and media_id is null returning id, media_id, stored)
       insert into media (id, user_id, upload_id, kind, bytes, sealed, deleted_at, rev, created_at, updated_at)
       select media_id, $1, id, 'photo', stored, '', now(), $2, now(), now() from shown`,
      [anna.personId, time + 1],
    );
  }
  expect(await codeOf(await uploads.open(1))).toEqual([
    402,
    "storage_limit",
    { used: 300_000, limit: 300_000 },
  ]);
});

test("twenty announcements at once do not pass the storage", async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => uploads.open(50_000)));
  expect(responses.filter(({ ok }) => ok)).toHaveLength(6);
});

test("an empty file is refused when it is announced", async () => {
  expect((await uploads.open(0)).status).toBe(400);
});

test("what is dropped leaves nothing and is gone", async () => {
  const { id } = await statusIn(await uploads.open(picture.length));
  await uploads.part(id, 0, picture);
  expect(existsSync(folder(id))).toBe(true);
  const { cookie } = anna;
  const dropped = await server.request(`/api/uploads/${id}`, { method: "DELETE", cookie });
  expect(dropped.status).toBe(204);
  expect(existsSync(folder(id))).toBe(false);
  for (const answer of [uploads.status(id), uploads.part(id, 0, picture), uploads.finish(id)]) {
    expect((await answer).status).toBe(404);
  }
  expect((await uploads.open(picture.length, { id })).status).toBe(410);
});

test("another person's upload answers like one that never was", async () => {
  const { id } = await statusIn(await uploads.open(picture.length));
  const [bruno] = await makeManyPeople(server, 1);
  if (!bruno) throw new Error("nobody came");
  const his = createUploads(server, bruno);
  for (const ask of [his.status, his.finish, (of: string) => his.part(of, 0, picture)]) {
    const [real, never] = await Promise.all([ask(id), ask(newId())]);
    expect(await codeOf(real)).toEqual(await codeOf(never));
  }
  expect(await statusIn(await his.open(50, { id }))).toMatchObject({ offset: 0, bytes: 50 });
  expect(await statusIn(await uploads.status(id))).toMatchObject({ bytes: picture.length });
});

test("files are the server's own: folders 0700, files 0600, nothing readable in them", async () => {
  const { id } = await uploads.send(picture);
  const names = readdirSync(folder(id));
  expect(names.toSorted()).toEqual(["large-0", "medium-0", "small-0"]);
  expect(statSync(folder(id)).mode & 0o777).toBe(0o700);
  for (const name of names) expect(statSync(join(folder(id), name)).mode & 0o777).toBe(0o600);
});

test("a video has the still that was sent with it, or a plain one", async () => {
  const still = await png({ width: 64, height: 36 });
  const withStill = await uploads.send(videoWithPlace(), still);
  const without = await uploads.send(videoWithPlace());
  const facts = { kind: "video", width: 640, height: 360, duration: 5 };
  expect(withStill).toMatchObject({ state: "ready", facts });
  expect(without).toMatchObject({ state: "ready", facts });
  expect(withStill.facts?.blur).not.toBe(without.facts?.blur);
});

test("a still that is no picture refuses the video", async () => {
  expect(await uploads.send(videoWithPlace(), Buffer.from("<svg/>"))).toMatchObject({
    state: "refused",
    refusal: "poster_unreadable",
  });
});

test("when the server had stopped halfway the parts are asked for again", async () => {
  const { id } = await statusIn(await uploads.open(picture.length));
  await uploads.part(id, 0, picture);
  await server.services.files.removeFolder(`${anna.personId}/${id}/in`);
  expect(await statusIn(await uploads.finish(id))).toMatchObject({ state: "receiving", offset: 0 });
  await uploads.part(id, 0, picture);
  expect(await statusIn(await uploads.finish(id))).toMatchObject({ state: "ready" });
  expect(await statusIn(await uploads.finish(id))).toMatchObject({ state: "ready" });
});

test("one that is dropped while it is opened leaves nothing", async () => {
  const large = await photo({ width: 2_000, height: 1_500 });
  const { id } = await statusIn(await uploads.open(large.length));
  await uploads.part(id, 0, large);
  const { cookie } = anna;
  const finishing = uploads.finish(id);
  await sleep(15);
  const [finished, dropped] = await Promise.all([
    finishing,
    server.request(`/api/uploads/${id}`, { method: "DELETE", cookie }),
  ]);
  expect([dropped.status, [200, 404].includes(finished.status)]).toEqual([204, true]);
  expect(existsSync(folder(id))).toBe(false);
});

test("finished twice at once it is opened once, and both hear the same", async () => {
  const { id } = await statusIn(await uploads.open(picture.length));
  await uploads.part(id, 0, picture);
  const [first, second] = await Promise.all([uploads.finish(id), uploads.finish(id)]);
  expect(await statusIn(first)).toEqual(await statusIn(second));
});

test("pro is refused no bytes, in the trash either, until the operator sets an end, which the plans name", async () => {
  const becomePro = async (at: TestServer, { cookie, personId }: Person) => {
    // The profile is made at the first request.
    await at.request("/api/profile", { cookie });
    await at.database.outside(
      "update profiles set subscription_plan = 'pro', subscription_status = 'active' where id = $1",
      [personId],
    );
  };
  const plansOf = async (at: TestServer, { cookie }: Person) => {
    const { plans, quotas } = await (await at.request("/api/subscription", { cookie })).json();
    return { pro: plans.at(-1).storage, used: quotas.storage };
  };
  await becomePro(server, anna);
  for (let time = 0; time < 8; time += 1) await statusIn(await uploads.open(200_000));
  expect(await plansOf(server, anna)).toEqual({ pro: null, used: null });

  const end = 3 * 1024 * 1024;
  const ending = await createTestServer({ STORAGE_QUOTA_PRO_MB: "3" });
  const [bea] = await makeManyPeople(ending, 1);
  if (!bea) throw new Error("nobody came");
  await becomePro(ending, bea);
  const hers = createUploads(ending, bea);
  await statusIn(await hers.open(end - 1));
  expect(await codeOf(await hers.open(2))).toEqual([402, "storage_limit", { used: end - 1, limit: end }]);
  expect(await plansOf(ending, bea)).toEqual({ pro: end, used: { used: end - 1, limit: end } });
  await ending.close();
});
