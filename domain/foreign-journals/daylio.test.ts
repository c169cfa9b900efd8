import { expect, test } from "vitest";
import { isDaylioTable, readDaylioBackup, readDaylioTable } from "./daylio.ts";

const head = ["full_date", "date", "weekday", "time", "mood", "activities", "note_title", "note"];
const today = "2026-11-21";
const table = (rows: readonly (readonly string[])[], names: readonly string[] = head) =>
  readDaylioTable(names, rows, today);

test("each edition of the table is recognised by its English head, and no other table is", () => {
  expect(isDaylioTable(head)).toBe(true);
  expect(isDaylioTable(["year", "date", "weekday", "time", "mood", "activities", "note"])).toBe(true);
  expect(isDaylioTable([...head.slice(0, 6), "scales", ...head.slice(6)])).toBe(true);
  expect(isDaylioTable(["date", "mood", "note"])).toBe(false);
});

test("a row has its day, hour, mood, activities as tags, title and note; one with a mood alone is kept", () => {
  const { entries } = table([
    [
      "2023-12-17",
      "Dec 17",
      "Sunday",
      "11:54 pm",
      "good",
      "family | medium sleep | movies / tv",
      "Lake",
      "Cold,\nclear",
    ],
    ["2023-12-16", "Dec 16", "Saturday", "08:00", "meh", "", "", ""],
  ]);
  expect(entries[0]).toMatchObject({
    day: "2023-12-17",
    time: "23:54",
    mood: "good",
    tags: ["family", "medium sleep", "movies / tv"],
    title: "Lake",
    text: "Cold,\nclear",
  });
  expect(entries[1]).toMatchObject({ day: "2023-12-16", mood: "meh", tags: [], text: "" });
});

test("a French table is understood, and a mood that is one's own is asked for", () => {
  const { entries, moods } = table([
    [
      "2024-02-18",
      "18 février",
      "dimanche",
      "22:13",
      "génial",
      "famille | amis",
      "",
      "<b>Dîner</b> à la maison<br>puis dehors",
    ],
    ["2024-02-17", "17 février", "samedi", "22 h 05", "en vrac", "", "", ""],
    ["2024-02-16", "16 février", "vendredi", "07:00", "horrible", "", "", ""],
  ]);
  expect(entries[0]).toMatchObject({
    time: "22:13",
    tags: ["famille", "amis"],
    text: "Dîner à la maison\npuis dehors",
  });
  expect(entries[1]).toMatchObject({ time: "22:05" });
  expect(moods).toEqual([
    { name: "génial", likely: 5 },
    { name: "en vrac", likely: null },
    { name: "horrible", likely: 1 },
  ]);
});

test("the first edition, whose day and year stand apart, is read in both languages", () => {
  const names = ["year", "date", "weekday", "time", "mood", "activities", "note"];
  const { entries } = table(
    [
      ["2018", "18 May", "Friday", "11:54 pm", "happy", "clean | cook", "Went to a party"],
      ["2018", "17 mai", "jeudi", "22:41", "bof", "", ""],
      ["2018", "31 June", "", "", "bad", "", ""],
    ],
    names,
  );
  expect(entries.map(({ day }) => day)).toEqual(["2018-05-18", "2018-05-17", "31 June 2018"]);
});

test("what stands on a scale, and columns of a later edition, is not lost", () => {
  const names = [...head.slice(0, 6), "scales", ...head.slice(6)];
  const { entries } = table([["2026-07-27", "", "", "13:48", "meh", "work", "Pain: 3", "", "Note"]], names);
  expect(entries[0]?.text).toBe("Note\n\nPain: 3");
});

const mood = (id: number, group: unknown, name = "", own: unknown = -1) => ({
  id,
  custom_name: name,
  mood_group_id: group,
  predefined_name_id: own,
});
const backup = (dayEntries: readonly unknown[], names: readonly string[] = []) =>
  readDaylioBackup(
    {
      version: 19,
      customMoods: [mood(1, 1, "", 1), mood(101, 2, "Χαρά 😄"), mood(102, 7, "numb"), mood(103, 5)],
      tags: [
        { id: 201, name: "Alma" },
        { id: 202, name: "walk" },
      ],
      assets: [
        { id: 401, checksum: "photo-checksum.jpg", type: 1 },
        { id: 402, checksum: "voice", type: 2 },
        { id: 403, checksum: "lost", type: 1 },
      ],
      dayEntries,
    },
    names,
    "Europe/Paris",
  );
const at = { year: 2024, month: 6, day: 5, hour: 12, minute: 30 };

test("a backup's moods are its own names by their group; one outside the five groups is asked for", () => {
  const { moods } = backup([
    { id: 1, ...at, mood: 1 },
    { id: 2, ...at, mood: 101 },
    { id: 3, ...at, mood: 102 },
    { id: 4, ...at, mood: 103 },
    { id: 5, ...at, mood: 999 },
  ]);
  expect(moods).toEqual([
    { name: "rad", likely: 5 },
    { name: "Χαρά 😄", likely: 4 },
    { name: "numb", likely: null },
    { name: "#103", likely: 1 },
    { name: "#999", likely: null },
  ]);
});

test("a backup's entry has the figures of its own clock, tags by name, and its photos from the archive", () => {
  const { entries, missingMedia, otherFiles } = backup(
    [
      {
        id: 1,
        ...at,
        mood: 101,
        note_title: "Τίτλος",
        note: "<div>Good <b>day</b></div><div>&amp; more</div><ul><li>one</li><li>two 🚀</li></ul><script>alert(1)</script>",
        tags: [201, 202, 999],
        assets: [401, 402, 403],
      },
    ],
    ["backup.daylio", "assets/photos/2024/7/photo-checksum.jpg", "assets/audio/2024/7/voice"],
  );
  expect(entries[0]).toMatchObject({
    day: "2024-07-05",
    time: "12:30",
    title: "Τίτλος",
    text: "Good day\n& more\n- one\n- two 🚀",
    tags: ["Alma", "walk"],
    media: ["assets/photos/2024/7/photo-checksum.jpg"],
  });
  expect({ missingMedia, otherFiles }).toEqual({ missingMedia: 1, otherFiles: 1 });
});

test("without figures the instant counts with the offset it notes, in milliseconds or minutes", () => {
  const datetime = Date.parse("2024-07-05T22:30:00Z");
  const { entries } = backup([
    { id: 1, datetime, timeZoneOffset: 10_800_000 },
    { id: 2, datetime, timeZoneOffset: 180 },
    { id: 3, datetime },
    { id: 4 },
    null,
  ]);
  expect(entries.map(({ day, time }) => `${day} ${time}`)).toEqual([
    "2024-07-06 01:30",
    "2024-07-06 01:30",
    "2024-07-06 00:30",
    "null null",
    "null null",
  ]);
});

test("the table and the backup of one entry have the same key, and two of one minute have two", () => {
  const fromTable = table([
    ["2024-07-05", "", "", "12:30", "rad", "", "", "x"],
    ["2024-07-05", "", "", "12:30", "bad", "", "", "y"],
  ]).entries.map(({ key }) => key);
  const fromBackup = backup([
    { id: 9, ...at, mood: 1 },
    { id: 8, ...at, mood: 1 },
  ]).entries.map(({ key }) => key);
  expect(fromTable).toEqual(fromBackup);
  expect(new Set(fromTable).size).toBe(2);
});
