import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import {
  blackPng,
  claimingAvif,
  claimingJpeg,
  movingWebp,
  plainAvif,
  textBomb,
} from "#server/testing/hostile-pictures.ts";
import { heic, photo } from "#server/testing/pictures.ts";
import type { Made } from "../content/made.ts";
import { childLimits, type Opened } from "./child-process.ts";
import { createMediaOpener, type MediaOpener, type OpenerSettings } from "./media-opener.ts";

const megabyte = 1024 * 1024;
let opener: MediaOpener | undefined;
afterEach(() => opener?.close());

/** An opener that records its reports. */
function open(settings: Partial<OpenerSettings> = {}) {
  const opened: Opened[] = [];
  const made = createMediaOpener({ ...settings, onOpened: (each) => opened.push(each) });
  opener = made;
  const send = (bytes: Buffer, personId = "anna") =>
    made.open(
      personId,
      async () => ({ bytes, poster: null }),
      async (made: Made | null) => outcomeOf(made),
    );
  return { send, opened };
}
const outcomeOf = (made: Made | null) => (made?.ok ? made.facts.kind : made?.refusal);
/** Bytes above those of the idle child. */
const cost = ({ idle, peak }: Opened) => peak - idle;

const refusedShapes = [
  [
    "16,000,000 by 4 pixels of 16 bits",
    () => blackPng({ width: 16_000_000, height: 4, depth: 16, isColour: true }),
    "too_long",
  ],
  ["16,000,000 by 4 pixels of one bit", () => blackPng({ width: 16_000_000, height: 4 }), "too_long"],
  ["4 by 16,000,000 pixels", () => blackPng({ width: 4, height: 16_000_000 }), "too_long"],
  ["16,385 pixels along one side", () => blackPng({ width: 16_385, height: 8 }), "too_long"],
  [
    "64 million interlaced pixels of 16 bits",
    () =>
      blackPng({ width: 8_000, height: 7_990, depth: 16, isColour: true, isInterlaced: true, rows: 1_000 }),
    "too_many_pixels",
  ],
  ["an AVIF of 8,000 by 7,900 pixels", () => claimingAvif(8_000, 7_900), "too_many_pixels"],
  [
    "a progressive JPEG of 64 million pixels in full colour",
    () => claimingJpeg(8_000, 7_990),
    "too_many_pixels",
  ],
  ["a WebP that moves", () => movingWebp(40), "moving_picture"],
] as const;

test("what is refused by its head costs less than 50 MB, whatever it would have opened to", async () => {
  const { send, opened } = open();
  for (const [name, make, refusal] of refusedShapes) {
    expect([name, await send(await make())]).toEqual([name, refusal]);
    expect(
      cost(opened.at(-1) ?? { made: { ok: false, refusal }, idle: 0, peak: Number.POSITIVE_INFINITY }),
    ).toBeLessThan(50 * megabyte);
  }
});

test("text that opens to gigabytes is not opened, and the picture around it is kept", async () => {
  const { send, opened } = open();
  const bytes = blackPng({ width: 300, height: 200, depth: 8, before: textBomb(400, 7_000_000) });
  expect(await send(bytes)).toBe("photo");
  expect(opened.map(cost)[0]).toBeLessThan(80 * megabyte);
});

test("the largest pictures that are taken stay below 400 MB", async () => {
  const { send, opened } = open({ share: 1 });
  for (const make of [
    () => plainAvif(4_300, 4_300),
    () => blackPng({ width: 16_384, height: 3_900, depth: 8 }),
  ]) {
    expect(await send(await make())).toBe("photo");
  }
  for (const each of opened) expect(cost(each)).toBeLessThan(400 * megabyte);
});

test("a child that takes more than its share is killed, and the next file finds another", async () => {
  const { send, opened } = open({ limits: { ...childLimits, memory: 30 * megabyte } });
  expect(await send(await plainAvif(4_000, 3_000))).toBe("too_many_pixels");
  expect(opened.map(cost)[0]).toBeLessThan(200 * megabyte);
  expect(await send(await photo())).toBe("photo");
});

test("where nobody looks the kernel still holds what a child may take", async () => {
  const looks = { memory: Number.POSITIVE_INFINITY, lookEvery: 60_000 };
  const { send, opened } = open({ limits: { ...childLimits, ...looks, dataKilobytes: 750 * 1024 } });
  expect(await send(await plainAvif(4_000, 3_000))).toBe("unreadable");
  expect(opened.map(cost)[0]).toBeLessThan(200 * megabyte);
});

test("a child that takes too long is killed", async () => {
  const { send } = open({ limits: { ...childLimits, seconds: 0.05 } });
  expect(await send(await photo({ width: 3_000, height: 3_000 }))).toBe("too_slow");
});

test("fifty files of one person do not hold up another's one", async () => {
  const { send } = open({ places: 1 });
  const small = await photo();
  const done: string[] = [];
  const noted = async (who: string) => {
    await send(small, who);
    done.push(who);
  };
  const crowd = Array.from({ length: 50 }, () => noted("anna"));
  await sleep(1);
  await noted("bruno");
  expect(done.indexOf("bruno")).toBeLessThan(3);
  opener?.close();
  await Promise.allSettled(crowd);
});

test("one person takes one place, so that another is free", async () => {
  const { send } = open({ places: 2 });
  const large = await photo({ width: 2_500, height: 2_500 });
  const first = send(large, "anna");
  const second = send(large, "anna");
  const other = send(await photo(), "bruno");
  expect(await Promise.race([other.then(() => "bruno"), second.then(() => "anna")])).toBe("bruno");
  await Promise.all([first, second]);
});

test("no child has anything of the server's settings", async () => {
  process.env.MASTER_KEY = "a key that stays here";
  const seen: string[] = [];
  const { readFileSync, readdirSync } = await import("node:fs");
  const { send } = open({});
  await send(await photo());
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      if (!line.includes("opening/child.ts") || parent !== String(process.pid)) continue;
      seen.push(readFileSync(`/proc/${pid}/environ`, "utf8"));
    } catch {
      // It ended while it was measured.
    }
  }
  delete process.env.MASTER_KEY;
  expect(seen).toHaveLength(1);
  const names = (seen[0] ?? "")
    .split("\0")
    .filter(Boolean)
    .map((line) => line.split("=")[0]);
  expect(
    names.filter(
      (name) =>
        !["UV_THREADPOOL_SIZE", "MALLOC_ARENA_MAX", "PWD", "OLDPWD", "SHLVL", "_"].includes(name ?? ""),
    ),
  ).toEqual([]);
});

test("HEIC and every way a photo can be turned are opened as they are shown", async () => {
  const { send } = open();
  expect(await send(heic())).toBe("photo");
  const corner = await sharp({ create: { width: 6, height: 4, channels: 3, background: "black" } })
    .composite([
      { input: { create: { width: 2, height: 1, channels: 3, background: "white" } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const { readUpload } = await import("../content/read-upload.ts");
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const turned = await sharp(corner)
      .resize(60, 40, { kernel: "nearest" })
      .withMetadata({ orientation })
      .jpeg({ quality: 100 })
      .toBuffer();
    const made = await readUpload(turned, null);
    if (!made.ok) throw new Error(made.refusal);
    const grey = (bytes: Buffer | undefined) =>
      sharp(bytes).autoOrient().resize(6, 6, { fit: "fill" }).greyscale().threshold(128).raw().toBuffer();
    expect(await grey(made.files[0]?.bytes)).toEqual(await grey(turned));
  }
});
