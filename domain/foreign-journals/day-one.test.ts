import { expect, test } from "vitest";
import { readDayOne } from "./day-one.ts";

const photo = "0e2d16db35b89f9880ee5b3441659d54";
const file = (name: string, entries: readonly object[]) => ({
  name,
  text: JSON.stringify({ metadata: { version: "1.0" }, entries }),
});
const read = (entries: readonly object[], names: readonly string[] = []) =>
  readDayOne([file("Journal.json", entries)], ["Journal.json", ...names], "Europe/Paris");
const first = (...given: Parameters<typeof read>) => read(...given).entries[0];

test("an entry keeps the day and the hour that its writer's clock showed, not those of this device", () => {
  const at = { uuid: "EBA5", creationDate: "2017-11-18T16:41:20Z", text: "x" };
  expect(first([{ ...at, timeZone: "Asia/Hong_Kong" }])).toMatchObject({ day: "2017-11-19", time: "00:41" });
  expect(first([{ ...at, location: { timeZoneName: "America/New_York" } }])).toMatchObject({ time: "11:41" });
  // An early edition says no zone; a damaged one says one that there is not.
  expect(first([at])).toMatchObject({ day: "2017-11-18", time: "17:41" });
  expect(first([{ ...at, timeZone: "Mars/Olympus" }])).toMatchObject({ time: "17:41" });
  expect(first([{ ...at, isAllDay: true }])).toMatchObject({ day: "2017-11-18", time: null });
});

test("its heading is the title, escapes are taken back, and places of pictures leave no trace in the words", () => {
  const text =
    "# Lake \\#2\n\nCold\\. 5\\-6 \\*degrees\\*\\!\n\n![](dayone-moment://2A69)\n\n![](dayone-moment:/video/BB)\nHome\\\\late";
  expect(first([{ uuid: "1", creationDate: "2024-01-05T03:02:50Z", text }])).toMatchObject({
    title: "Lake #2",
    text: "Cold. 5-6 *degrees*!\n\nHome\\late",
  });
});

test("an entry without a plain text is read from its rich text, and one with neither is empty", () => {
  const richText = JSON.stringify({
    contents: [
      { attributes: { line: { header: 1 } }, text: "Packed\n" },
      { embeddedObjects: [{ type: "photo", identifier: "76F9" }] },
      { text: "Cairns here we come." },
    ],
    meta: { version: 1 },
  });
  const at = { creationDate: "2021-07-01T08:00:00Z", timeZone: "Australia/Sydney" };
  const { entries } = read([
    { uuid: "1", ...at, richText },
    { uuid: "2", ...at, richText: "{broken" },
    { uuid: "3", ...at },
  ]);
  expect(entries.map(({ title, text }) => [title, text])).toEqual([
    ["Packed", "Cairns here we come."],
    ["", ""],
    ["", ""],
  ]);
});

test("photos are found by their MD5 wherever the archive puts its folder, and those it lacks are counted", () => {
  const { entries, missingMedia, otherFiles } = read(
    [
      {
        uuid: "1",
        creationDate: "2024-01-05T03:02:50Z",
        tags: ["lake", 7],
        location: { placeName: "The pier", localityName: "Annecy" },
        photos: [
          { md5: photo, type: "jpeg", identifier: "2A69" },
          { identifier: "gone", type: "jpeg" },
        ],
        videos: [{ md5: "FF00", type: "mov" }],
        audios: [{ md5: "aa" }],
        pdfAttachments: [{ md5: "bb" }],
      },
    ],
    [`export/photos/${photo}.jpeg`, "export/videos/ff00.mov", "export/photos/else.jpeg"],
  );
  expect(entries[0]).toMatchObject({
    media: [`export/photos/${photo}.jpeg`, "export/videos/ff00.mov"],
    tags: ["lake"],
    where: "The pier",
    city: "Annecy",
  });
  expect({ missingMedia, otherFiles }).toEqual({ missingMedia: 1, otherFiles: 2 });
});

test("several journals are told apart by a tag, and what is no journal is named", () => {
  const { entries, unread } = readDayOne(
    [
      file("Love.json", [{ uuid: "A", creationDate: "2020-01-01T10:00:00Z" }]),
      file("Work.json", [{ uuid: "B", creationDate: "2020-01-02T10:00:00Z", tags: ["desk"] }]),
      { name: "settings.json", text: '{"theme":"dark"}' },
      { name: "half.json", text: '{"entries":[{' },
    ],
    [],
    "UTC",
  );
  expect(entries.map(({ number, key, tags }) => [number, key, tags])).toEqual([
    [1, "A", ["Love"]],
    [2, "B", ["Work", "desk"]],
  ]);
  expect(unread).toEqual(["settings.json", "half.json"]);
});

test("entries of a hostile file are entries without a date, not an end of the reading", () => {
  const { entries } = readDayOne(
    [
      {
        name: "a.json",
        text: JSON.stringify({
          metadata: { version: "1.0" },
          entries: [
            { uuid: "x" },
            null,
            7,
            [],
            { uuid: 9, creationDate: "yesterday", text: { a: 1 }, tags: "no" },
          ],
        }),
      },
    ],
    [],
    "UTC",
  );
  expect(entries.map(({ day }) => day)).toEqual([null, null, null, null, "yesterday"]);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(5);
});
