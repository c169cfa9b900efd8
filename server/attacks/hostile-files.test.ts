/**
 * An attacker who uploads malicious files: that expand to gigabytes, never finish decoding, pretend to be of another kind, carry data that
 * must not be kept, or come in parts that fill the disk. Against the running app, with real child processes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "#server/testing/devices.ts";
import {
  blackPng,
  claimingAvif,
  claimingJpeg,
  movingWebp,
  plainAvif,
  textBomb,
} from "#server/testing/hostile-pictures.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { heic, photo, png, secretPlace, videoWithPlace, webmWithPlace } from "#server/testing/pictures.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads, statusIn, type Uploads } from "#server/testing/uploads.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("hostile files");
let server: TestServer;
let person: Person;
let uploads: Uploads;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  const [next] = await makeManyPeople(server, 1);
  if (!next) throw new Error("nobody came");
  person = next;
  uploads = createUploads(server, person);
  await server.request("/api/profile", { cookie: person.cookie });
  await server.database.outside(
    "update profiles set subscription_plan = 'pro', subscription_status = 'active'",
  );
});
afterAll(() => server.close());

const filesOf = (id: string) => {
  try {
    return readdirSync(join(server.services.env.TENDRE_DATA, "media", person.personId, id), {
      recursive: true,
    });
  } catch {
    return [];
  }
};

/** Uploads it and checks the outcome; a refused file must leave nothing behind. */
async function send(what: string, bytes: Buffer, expected: string) {
  const status = await uploads.send(bytes);
  const outcome = status.refusal ?? status.facts?.kind ?? status.state;
  const isClean = status.state === "ready" || filesOf(status.id).length === 0;
  tally.note(outcome === expected && isClean, `${what} ended as ${outcome}`);
  return status;
}

const shapes: readonly (readonly [string, () => Buffer | Promise<Buffer>, string])[] = [
  [
    "16,000,000 by 4",
    () => blackPng({ width: 16_000_000, height: 4, depth: 16, isColour: true }),
    "too_long",
  ],
  ["4 by 16,000,000", () => blackPng({ width: 4, height: 16_000_000 }), "too_long"],
  ["30,000 by 30,000", () => blackPng({ width: 30_000, height: 30_000, rows: 1_000 }), "too_many_pixels"],
  ["an AVIF of 8,000 by 7,900", () => claimingAvif(8_000, 7_900), "too_many_pixels"],
  ["an AVIF with another size in its head", () => claimingAvif(3_000, 3_000), "unreadable"],
  ["a JPEG of 65,000 by 65,000", () => claimingJpeg(65_000, 65_000), "too_many_pixels"],
  [
    "text that opens to gigabytes",
    () => blackPng({ width: 40, height: 40, before: textBomb(300, 7_000_000) }),
    "photo",
  ],
  ["a PNG without its rows", () => blackPng({ width: 7_900, height: 7_900, rows: 1_000 }), "unreadable"],
  ["a WebP that moves", () => movingWebp(30), "moving_picture"],
  ["a GIF", () => Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1"), "unsupported_type"],
  ["an SVG", () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"/>`), "unsupported_type"],
  ["a HEIC cut short", () => heic().subarray(0, 700), "unreadable"],
  ["a HEIC of another size", () => heicOf(16_000, 4_000), "too_many_pixels"],
];

/** The sample with another size in its header. */
function heicOf(width: number, height: number): Buffer {
  const bytes = heic();
  const at = bytes.indexOf("ispe");
  bytes.writeUInt32BE(width, at + 8);
  bytes.writeUInt32BE(height, at + 12);
  return bytes;
}

test("files that open to gigabytes, or are not what they say, end soon and leave nothing", async () => {
  for (const [what, make, expected] of shapes) await send(what, await make(), expected);
});

test("the same files are refused as a profile's photo, and the one that was there stays", async () => {
  const path = "/api/profile/photo";
  const put = (bytes: Buffer) =>
    server.request(path, { method: "PUT", cookie: person.cookie, body: new Uint8Array(bytes) });
  const shown = async () =>
    (await (await server.request("/api/profile", { cookie: person.cookie })).json()).avatar_url;
  const { avatar_url } = await (await put(await photo())).json();
  const kept = filesOf("");
  for (const [what, make, expected] of shapes.filter(([, , outcome]) => outcome !== "photo")) {
    const response = await put(await make());
    const { details } = await response.json();
    tally.note(
      response.status === 415 && details?.refusal === expected,
      `${what} as a photo: ${response.status}, ${details?.refusal}`,
    );
    tally.note((await shown()) === avatar_url, `${what} took the photo's place`);
  }
  expect(filesOf("")).toEqual(kept);
  expect((await server.request(avatar_url, { cookie: person.cookie })).status).toBe(200);
});

test("whatever byte of a picture is changed, the app answers and goes on", async () => {
  const sources = [await photo(), await png(), heic(), await plainAvif(32, 32)];
  for (let at = 0; at < 24; at += 1) {
    const bytes = Buffer.from(sources[at % sources.length] ?? Buffer.alloc(9));
    for (let change = 0; change < 6; change += 1)
      bytes[(at * 131 + change * 977) % bytes.length] = (at * 7 + change) & 255;
    const status = await uploads.send(bytes);
    tally.note(["ready", "refused"].includes(status.state), `a changed picture is ${status.state}`);
  }
});

test("nothing that a film carried beside the film is stored", async () => {
  for (const film of [videoWithPlace(), webmWithPlace()]) {
    const { id } = await uploads.keep(film);
    const served = await server.request(`/api/media/${id}/video`, { cookie: person.cookie });
    const bytes = Buffer.from(await served.arrayBuffer());
    tally.note(served.ok && !bytes.includes(secretPlace), "a film kept its place");
  }
});

test("parts of one byte are refused, and a file is never more files than its size asks for", async () => {
  const { id } = await statusIn(await uploads.open(4_000));
  for (let at = 0; at < 20; at += 1)
    tally.status(await uploads.part(id, 0, Buffer.of(at)), [400], "one byte");
  expect(filesOf(id)).toEqual([]);
  const { id: small } = await statusIn(await uploads.open(60));
  for (let offset = 0; offset < 60; offset += 8) {
    tally.status(
      await uploads.part(small, offset, Buffer.alloc(Math.min(8, 60 - offset))),
      [200],
      "eight bytes",
    );
  }
  expect(filesOf(small).filter((name) => String(name).includes("part")).length).toBeLessThanOrEqual(8);
});

test("one that asks a hundred times to open one file opens it once, and others are served meanwhile", async () => {
  const bytes = await photo({ width: 2_000, height: 2_000 });
  const { id } = await statusIn(await uploads.open(bytes.length));
  await uploads.part(id, 0, bytes);
  const all = Array.from({ length: 100 }, () => uploads.finish(id));
  await sleep(1);
  const health = await server.request("/api/health");
  tally.status(health, [200], "health meanwhile");
  for (const response of await Promise.all(all)) tally.status(response, [200], "finish");
});

test("no stored piece can be read as a picture", async () => {
  const { id } = await uploads.send(await photo());
  for (const name of filesOf(id)) {
    const bytes = readFileSync(
      join(server.services.env.TENDRE_DATA, "media", person.personId, id, String(name)),
    );
    tally.note(!bytes.includes("RIFF"), "a stored piece can be read");
  }
});
