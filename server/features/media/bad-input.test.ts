import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { photo, png, videoWithPlace, webmWithPlace, words } from "#server/testing/pictures.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads, statusIn, type Uploads } from "#server/testing/uploads.ts";

let server: TestServer;
let anna: Person;
let uploads: Uploads;
beforeAll(async () => {
  server = await createTestServer();
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  anna = person;
  uploads = createUploads(server, anna);
  await server.request("/api/profile", { cookie: anna.cookie });
  await server.database.outside(
    "update profiles set subscription_plan = 'pro', subscription_status = 'active'",
  );
});
afterAll(() => server.close());

const left = () => {
  const folder = join(server.services.env.TENDRE_DATA, "media", anna.personId);
  return existsSync(folder) ? readdirSync(folder) : [];
};

const html = "<!doctype html><html><script>alert(document.cookie)</script></html>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="http://elsewhere.example/x"/></svg>`;

function pngChunk(type: string, body: Buffer): Buffer {
  const table = Uint32Array.from({ length: 256 }, (_, index) => {
    let sum = index;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
    return sum;
  });
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const sum = named.reduce((at, byte) => (table[(at ^ byte) & 255] ?? 0) ^ (at >>> 8), 0xffffffff);
  return Buffer.concat([words(body.length), named, words((sum ^ 0xffffffff) >>> 0)]);
}

/** Black, one bit a pixel: few bytes for any number of pixels. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.concat([words(width, height), Buffer.of(1, 0, 0, 0, 0)]);
  const row = Math.ceil(width / 8) + 1;
  const rows = deflateSync(Buffer.alloc(Math.min(row * height, 4_000_000)), { level: 9 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", head),
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function gifOf(frames: number): Buffer {
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const head = Buffer.concat([
    Buffer.from("GIF89a"),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.of(0x3b)]);
}

type Sample = readonly [name: string, make: () => Buffer | Promise<Buffer>, refusal: string];
const bad: readonly Sample[] = [
  ["a page of HTML", () => Buffer.from(html), "unsupported_type"],
  ["an SVG", () => Buffer.from(svg), "unsupported_type"],
  ["an SVG with a declaration", () => Buffer.from(`<?xml version="1.0"?>${svg}`), "unsupported_type"],
  ["one byte", () => Buffer.of(0), "unsupported_type"],
  [
    "a page that begins like a JPEG",
    () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.from(html)]),
    "unreadable",
  ],
  ["a page that begins like a GIF", () => Buffer.from(`GIF89a/*${html}*/=1`), "unsupported_type"],
  [
    "a page that begins like a WebP",
    () => Buffer.from(`RIFF\x40\0\0\0WEBPVP8 ${html}`, "latin1"),
    "unreadable",
  ],
  [
    "a page that begins like a video",
    () => Buffer.from(`\0\0\0\x18ftypisom\0\0\0\0isomiso2${html}`, "latin1"),
    "unreadable",
  ],
  [
    "a page that begins like a HEIC",
    () => Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${html}`, "latin1"),
    "unreadable",
  ],
  [
    "a JPEG cut in the middle",
    async () => (await photo({ width: 900, height: 900 })).subarray(0, 4_000),
    "unreadable",
  ],
  [
    "a PNG cut in the middle",
    async () => (await png({ width: 900, height: 900 })).subarray(0, 1_500),
    "unreadable",
  ],
  ["a video cut in the middle", () => videoWithPlace().subarray(0, 300), "unreadable"],
  ["a PNG of 30,000 by 30,000 pixels", () => hugePng(30_000, 30_000), "too_many_pixels"],
  ["a PNG that promises more pixels than it has", () => hugePng(7_900, 7_900), "unreadable"],
  ["a GIF of 5,000 frames", () => gifOf(5_000), "unsupported_type"],
  [
    "a TIFF",
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
        .tiff()
        .toBuffer(),
    "unsupported_type",
  ],
  ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>"), "unsupported_type"],
  ["a zip", () => Buffer.from("PK\x03\x04\x14\0\0\0\0\0", "latin1"), "unsupported_type"],
];

test.for(bad)("%s, whatever it is called, is refused and leaves nothing", async ([, make, refusal]) => {
  const before = left();
  const bytes = await make();
  expect(bytes.length).toBeLessThan(200_000);
  expect(await uploads.send(bytes)).toMatchObject({ state: "refused", refusal, facts: null });
  expect(left()).toEqual(before);
});

/** HTML found in the file that is served of an upload. */
async function servedOf(bytes: Buffer, file: string): Promise<Buffer> {
  const { id } = await uploads.keep(bytes);
  const response = await server.request(`/api/media/${id}/${file}`, { cookie: anna.cookie });
  expect(response.headers.get("content-type")).toMatch(/^(?:image\/webp|video\/(?:mp4|webm))$/);
  return Buffer.from(await response.arrayBuffer());
}

test("a page behind a photo, or in its comment, is gone from what is kept", async () => {
  const behind = Buffer.concat([await photo(), Buffer.from(html)]);
  expect((await servedOf(behind, "large")).includes("<script>")).toBe(false);
});

test("a page in a video is written over", async () => {
  const film = Buffer.concat([
    videoWithPlace(),
    Buffer.from(`\0\0\0\x60free${html}`.padEnd(96, " "), "latin1"),
  ]);
  expect((await servedOf(film, "video")).includes("<script>")).toBe(false);
  const web = Buffer.concat([webmWithPlace().subarray(0, -1), Buffer.from(" ")]);
  expect((await servedOf(web, "video")).includes("html")).toBe(false);
});

test.for([
  ["one that leads elsewhere", "../../../etc/passwd"],
  ["one with a zero byte", "us\0.jpg"],
  ["one with line ends", "us\r\nset-cookie: x=1\r\n.jpg"],
  ["one of 300 characters", `${"é".repeat(300)}.jpg`],
  ["one with half a character", "\ud800.jpg"],
  ["none", ""],
])("a name is never kept: %s", async ([, name]) => {
  const bytes = await photo();
  const { id } = await statusIn(await uploads.open(bytes.length, { name, type: "text/html" }));
  await uploads.part(id, 0, bytes);
  expect(await statusIn(await uploads.finish(id))).toMatchObject({ state: "ready" });
  const { rows } = await server.database.outside("select * from uploads where id = $1", [id]);
  if (name) expect(JSON.stringify(rows)).not.toContain(JSON.stringify(name).slice(1, -1));
  for (const file of left()) expect(file).toMatch(/^[0-9a-f-]{36}$/);
});

test("the server answers while the worst of it is opened", async () => {
  const worst = [hugePng(7_900, 7_900), hugePng(30_000, 30_000), gifOf(5_000), videoWithPlace()];
  const big = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const sent = [...worst, big, big, big].map((bytes) => uploads.send(bytes));
  const waits: number[] = [];
  let isRunning = true;
  const started = performance.now();
  const all = Promise.all(sent).finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    const began = performance.now();
    await server.request("/api/health");
    waits.push(performance.now() - began);
  }
  await all;
  // Ratios, not milliseconds: speed is measured by the bench.
  expect(waits.length).toBeGreaterThan(20);
  expect(Math.max(...waits)).toBeLessThan((performance.now() - started) / 3);
});
