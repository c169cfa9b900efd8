import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaAddress, mediaFiles } from "#domain/media/upload.ts";
import { runJobs } from "#server/jobs/run-jobs.ts";
import { createDevice, type Person, rowOf } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createOpenerHere } from "#server/testing/opener-here.ts";
import { photoWithPlace, picturePart, secretPlace, videoWithPlace } from "#server/testing/pictures.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads } from "#server/testing/uploads.ts";
import { readByteRange } from "./serve-media.ts";

let server: TestServer;
let anna: Person;
let bruno: Person;
let picture: { id: string; upload_id: string; rev: number };
let film: { id: string; upload_id: string; rev: number };
beforeAll(async () => {
  server = await createTestServer({}, { opener: createOpenerHere() });
  const [first, second] = await makeManyPeople(server, 2);
  if (!first || !second) throw new Error("nobody came");
  [anna, bruno] = [first, second];
  const uploads = createUploads(server, anna);
  const known = (row: Awaited<ReturnType<typeof uploads.keep>>) => ({
    id: row.id,
    upload_id: String(row.upload_id),
    rev: row.rev,
  });
  picture = known(await uploads.keep(await photoWithPlace()));
  film = known(await uploads.keep(videoWithPlace()));
});
afterAll(() => server.close());

const ask = (path: string, { cookie }: Person = anna, headers: Record<string, string> = {}) =>
  server.request(path, { cookie, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("each size is served to its owner, closed to everything but being looked at", async () => {
  for (const file of ["small", "medium", "large"] as const) {
    const response = await ask(mediaAddress(picture, file));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, max-age=31536000, immutable",
      "content-disposition": `inline; filename="tendre-${picture.id.slice(0, 8)}.webp"`,
    });
    const bytes = await bytesOf(response);
    expect(bytes.length).toBe(Number(response.headers.get("content-length")));
    expect(bytes.toString("latin1", 8, 12)).toBe("WEBP");
    expect(bytes.includes(secretPlace)).toBe(false);
  }
});

test("only an address with its version may be kept for good", async () => {
  const response = await ask(`/api/media/${picture.id}/small`);
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  const tag = response.headers.get("etag") ?? "";
  const again = await ask(`/api/media/${picture.id}/small`, anna, { "if-none-match": tag });
  expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
});

test("a video is served whole and in ranges", async () => {
  const path = mediaAddress(film, "video");
  const whole = await ask(path);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "content-length": String(videoWithPlace().length),
  });
  const bytes = await bytesOf(whole);
  expect(bytes.includes(picturePart)).toBe(true);
  for (const trace of [secretPlace, "html"]) expect(bytes.includes(trace)).toBe(false);
  const { length } = bytes;
  for (const [range, first, last] of [
    ["bytes=0-9", 0, 9],
    ["bytes=10-", 10, length - 1],
    ["bytes=-7", length - 7, length - 1],
    [`bytes=5-${length + 500}`, 5, length - 1],
  ] as const) {
    const part = await ask(path, anna, { range });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes ${first}-${last}/${length}`,
    ]);
    expect(await bytesOf(part)).toEqual(bytes.subarray(first, last + 1));
  }
  const beyond = await ask(path, anna, { range: `bytes=${length}-` });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${length}`]);
  const changed = await ask(path, anna, { range: "bytes=0-9", "if-range": '"another"' });
  expect(changed.status).toBe(200);
});

test.for<[string | undefined, ReturnType<typeof readByteRange>]>([
  [undefined, null],
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=-0", "none"],
  ["bytes=100-", "none"],
  ["bytes=5-2", null],
  ["bytes=0-1,5-6", null],
  ["lines=0-1", null],
  ["bytes=-", null],
  ["bytes=99999999999999999-", null],
])("of a hundred bytes, %s gives %j", ([header, expected]) => {
  expect(readByteRange(header, 100)).toEqual(expected);
});

test("HEAD tells the length and sends nothing", async () => {
  const response = await server.request(mediaAddress(film, "video"), { method: "HEAD", cookie: anna.cookie });
  expect(response.headers.get("content-length")).toBe(String(videoWithPlace().length));
  expect((await bytesOf(response)).length).toBe(0);
});

/** Everything by which a client can tell two responses apart. */
const observable = async (response: Response) => [
  response.status,
  await response.text(),
  [...response.headers].filter(([name]) => name !== "date"),
];

test("another person's photo answers like one that never was, for every size, and after it is gone", async () => {
  const paths = (id: string) =>
    [...mediaFiles, "original", "..%2fsmall"].map((file) => `/api/media/${id}/${file}`);
  const never = await Promise.all(paths(newId()).map(async (path) => observable(await ask(path, bruno))));
  const compare = async () => {
    const real = await Promise.all(paths(picture.id).map(async (path) => observable(await ask(path, bruno))));
    expect(real).toEqual(never);
  };
  await compare();
  const device = createDevice(server, anna);
  rowOf(await device.send(device.remove(picture.id, picture.rev, "media")));
  await compare();
  expect((await ask(mediaAddress(picture, "small"))).status).toBe(200);
  const jobs = await runJobs(server.services, server.database.jobs);
  server.clock.advance(31 * 24 * 3_600_000);
  await server.database.outside("update auth.sessions set expires_at = '2999-01-01'");
  await jobs.runNow("prune-journals");
  await jobs.runNow("collect-files");
  await jobs.stop();
  await compare();
  expect((await ask(mediaAddress(picture, "small"))).status).toBe(404);
  expect((await ask(mediaAddress(film, "video"))).status).toBe(200);
});

test("without a session there is nothing, not even a difference", async () => {
  const nobody = { cookie: "", personId: "" };
  const [real, never] = await Promise.all([
    ask(mediaAddress(film, "video"), nobody),
    ask(`/api/media/${newId()}/video?v=${film.upload_id}`, nobody),
  ]);
  expect(await observable(real)).toEqual(await observable(never));
  expect(real.status).toBe(401);
});
