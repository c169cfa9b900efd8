import { expect, test } from "vitest";
import { readTakeout } from "./takeout.ts";

const year = "Takeout/Google Photos/Photos from 2019";
const album = "Takeout/Google Photos/Annecy";
const seconds = (instant: string) => String(Date.parse(instant) / 1_000);
const sidecar = (title: string, instant: string | null, over: object = {}) =>
  JSON.stringify({
    title,
    description: "",
    photoTakenTime: { timestamp: instant === null ? "0" : seconds(instant), formatted: "" },
    ...over,
  });
const read = (sidecars: Readonly<Record<string, string>>, pictures: readonly string[]) =>
  readTakeout(
    Object.entries(sidecars).map(([name, text]) => ({ name, text })),
    [...Object.keys(sidecars), ...pictures],
    "Europe/Paris",
  );

test("pictures of one day are one entry, on the day of this device's zone, with what is said of them", () => {
  const { entries } = read(
    {
      [`${year}/a.jpg.json`]: sidecar("a.jpg", "2019-07-01T22:30:00Z", {
        description: "The pier",
        people: [{ name: "Alma" }, {}],
      }),
      [`${year}/b.jpg.supplemental-metadata.json`]: sidecar("b.jpg", "2019-07-02T10:00:00Z", {
        description: "The pier",
      }),
      [`${year}/c.mp4.supplemental-metad.json`]: sidecar("c.mp4", "2019-06-01T10:00:00Z"),
    },
    [`${year}/a.jpg`, `${year}/b.jpg`, `${year}/c.mp4`],
  );
  expect(entries).toMatchObject([
    { day: "2019-06-01", media: [`${year}/c.mp4`], text: "" },
    { day: "2019-07-02", media: [`${year}/a.jpg`, `${year}/b.jpg`], text: "The pier", people: ["Alma"] },
  ]);
});

test("counted, cut and edited names find their picture", () => {
  const long = "a very long name of a picture that google photos will cut.jpg";
  const { entries, missingMedia } = read(
    {
      [`${year}/a.jpg(1).json`]: sidecar("a.jpg", "2019-01-01T12:00:00Z"),
      [`${year}/b.jpg.supplemental-metadata(2).json`]: sidecar("b.jpg", "2019-01-02T12:00:00Z"),
      [`${year}/${long.slice(0, 46)}.json`]: sidecar("another title.jpg", "2019-01-03T12:00:00Z"),
      [`${year}/d.jpg.json`]: sidecar("d.jpg", "2019-01-04T12:00:00Z"),
      [`${year}/gone.jpg.json`]: sidecar("gone.jpg", "2019-01-05T12:00:00Z"),
    },
    [`${year}/a(1).jpg`, `${year}/b(2).jpg`, `${year}/${long}`, `${year}/d.jpg`, `${year}/d-edited.jpg`],
  );
  expect(entries.map(({ media }) => media)).toEqual([
    [`${year}/a(1).jpg`],
    [`${year}/b(2).jpg`],
    [`${year}/${long}`],
    [`${year}/d.jpg`],
  ]);
  expect(missingMedia).toBe(1);
});

test("a picture that an album repeats comes once, with the album as a tag; Google's own folders are none", () => {
  const { entries, missingMedia } = read(
    {
      [`${album}/metadata.json`]: JSON.stringify({ title: "Summer at the lake", description: "" }),
      [`${album}/a.jpg.json`]: sidecar("a.jpg", "2019-07-01T10:00:00Z"),
      [`${year}/metadata.json`]: JSON.stringify({ title: "Photos from 2019" }),
      [`${year}/a.jpg.json`]: sidecar("a.jpg", "2019-07-01T10:00:00Z"),
    },
    [`${year}/a.jpg`],
  );
  expect(entries).toMatchObject([{ media: [`${year}/a.jpg`], tags: [] }]);
  expect(missingMedia).toBe(0);
  const both = read(
    {
      [`${album}/metadata.json`]: JSON.stringify({ title: "Summer at the lake" }),
      [`${year}/a.jpg.json`]: sidecar("a.jpg", "2019-07-01T10:00:00Z"),
      [`${album}/a.jpg.json`]: sidecar("a.jpg", "2019-07-01T10:00:00Z"),
    },
    [`${year}/a.jpg`, `${album}/a.jpg`],
  );
  expect(both.entries).toMatchObject([{ media: [`${year}/a.jpg`], tags: ["Summer at the lake"] }]);
});

test("what has no time is an entry without a day, the trash stays out, and a damaged file is named", () => {
  const { entries, unread } = read(
    {
      [`${year}/a.jpg.json`]: sidecar("a.jpg", null),
      [`${year}/b.jpg.json`]: sidecar("b.jpg", "2019-07-01T10:00:00Z", { trashed: true }),
      [`${year}/c.jpg.json`]: '{"title": "c.jpg", ',
    },
    [`${year}/a.jpg`, `${year}/b.jpg`, `${year}/c.jpg`],
  );
  expect(entries).toMatchObject([{ day: null, media: [`${year}/a.jpg`] }]);
  expect(unread).toEqual([`${year}/c.jpg.json`]);
});
