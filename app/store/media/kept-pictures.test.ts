import { afterEach, expect, test } from "vitest";
import { closeDatabase, type Journal } from "#app/store/db/journal.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { buildMedia } from "#domain/fixtures/journal.ts";
import type { Media } from "#domain/media/media.ts";
import {
  dropLargePictures,
  type FetchPicture,
  keepLargePicture,
  keepSmallPictures,
  pictureLimits,
  sizeOf,
} from "./kept-pictures.ts";

let journal: Journal;
let minutes = 0;
afterEach(() => closeDatabase(journal));

/** A journal with photos that the server has; their revs are 1, 2, 3, … */
async function open(count: number, kind: "account" | "device" = "account"): Promise<readonly Media[]> {
  function now() {
    minutes += 1;
    return new Date(Date.UTC(2026, 10, 21) + 60_000 * minutes);
  }
  journal = await openTestJournal(kind === "device" ? { kind } : { kind, personId: somePerson }, { now });
  const rows = Array.from({ length: count }, (_, at) =>
    buildMedia(at + 1, { id: `photo-${at + 1}`, upload_id: `upload-${at + 1}`, rev: at + 1 }),
  );
  await journal.database.table("media").bulkPut(rows);
  return rows;
}

/** A server that has pictures of this many bytes; it answers so often. */
function serverOf(bytes: number, answers = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  const fetchPicture: FetchPicture = async (path) => {
    asked.push(path);
    return asked.length > answers ? null : new Blob([new Uint8Array(bytes)], { type: "image/webp" });
  };
  return { asked, fetchPicture };
}

const keptFiles = async () => (await journal.database.files.toCollection().primaryKeys()).map(String);

test("a small picture of each photo is kept, the newest first; one that does not come ends it, and the rest comes next time", async () => {
  await open(4);
  const cut = serverOf(10, 2);
  expect(await keepSmallPictures(journal, cut.fetchPicture)).toBe(2);
  expect(cut.asked).toEqual([4, 3, 2].map((at) => `/api/media/photo-${at}/small?v=upload-${at}`));
  const whole = serverOf(10);
  expect(await keepSmallPictures(journal, whole.fetchPicture)).toBe(2);
  expect(whole.asked.map((path) => path.slice(11, 18))).toEqual(["photo-2", "photo-1"]);
  expect(await sizeOf(journal)).toEqual({ small: 40, large: 0 });
  expect(await keepSmallPictures(journal, whole.fetchPicture)).toBe(0);
});

test("large ones stay within their limit: those not seen for longest go, and one seen again stays", async () => {
  const [one, two, three, four] = await open(4);
  if (!one || !two || !three || !four) throw new Error("there are four");
  const { fetchPicture, asked } = serverOf(pictureLimits.large / 4 + 1);
  for (const photo of [one, two, three]) await keepLargePicture(journal, photo, fetchPicture);
  await keepLargePicture(journal, one, fetchPicture);
  expect(asked).toHaveLength(3);
  await keepLargePicture(journal, four, fetchPicture);
  expect(await keptFiles()).toEqual(["photo-1,large", "photo-3,large", "photo-4,large"]);
  expect((await sizeOf(journal)).large).toBeLessThanOrEqual(pictureLimits.large);
  expect(await dropLargePictures(journal)).toEqual({ ok: true });
  expect(await keptFiles()).toEqual([]);
  expect((await sizeOf(journal)).large).toBe(0);
});

test("a photo that was erased while its picture was on its way takes nothing", async () => {
  const [photo] = await open(1);
  if (!photo) throw new Error("there is one");
  const erased: FetchPicture = async () => {
    await journal.database.table("media").delete(photo.id);
    return new Blob(["x"], { type: "image/webp" });
  };
  await keepSmallPictures(journal, erased);
  await keepLargePicture(journal, photo, erased);
  expect(await keptFiles()).toEqual([]);
  expect(await sizeOf(journal)).toEqual({ small: 0, large: 0 });
});

test("what is deleted takes its pictures along; files of a photo on its way are not touched", async () => {
  await open(2);
  await journal.database.files.put({ id: "on-its-way", name: "original", blob: new Blob(["x"]) });
  const { fetchPicture } = serverOf(10);
  await keepSmallPictures(journal, fetchPicture);
  await journal.database.rows("media").update("photo-1", { deleted_at: "2026-11-22T10:00:00.000Z" });
  await keepSmallPictures(journal, fetchPicture);
  expect(await keptFiles()).toEqual(["on-its-way,original", "photo-2,small"]);
  expect(await sizeOf(journal)).toEqual({ small: 10, large: 0 });
});

test("a journal without an account has its own files and fetches none", async () => {
  const [photo] = await open(1, "device");
  if (!photo) throw new Error("there is one");
  const { fetchPicture, asked } = serverOf(10);
  await keepSmallPictures(journal, fetchPicture);
  await keepLargePicture(journal, photo, fetchPicture);
  expect(asked).toEqual([]);
});
