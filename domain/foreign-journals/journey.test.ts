import { expect, test } from "vitest";
import { readJourney } from "./journey.ts";

/** As Journey for Windows 2.14 wrote it. */
const older = {
  id: "1625494049547-4BbDhzcByTFSg6MW",
  date_modified: 1625494100149,
  date_journal: 1625133600000,
  timezone: "Europe/Vienna",
  text: '<p dir="auto">Test Entry</p>\n<p dir="auto"></p>\n<p dir="auto"><strong>bold </strong><em>italic</em></p>',
  preview_text: "",
  mood: 0,
  lat: 1.7976931348623157e308,
  lon: 1.7976931348623157e308,
  address: "",
  sentiment: 0,
  favourite: false,
  photos: ["1625494049547-4BbDhzcByTFSg6MW-5bkOJACgIzl36wsU.jpg"],
  weather: { id: -1, degree_c: 1.7976931348623157e308 },
  tags: [],
  type: "html",
};
const read = (files: readonly (object | string)[], names: readonly string[] = []) =>
  readJourney(
    files.map((file, at) => ({
      name: `${at}.json`,
      text: typeof file === "string" ? file : JSON.stringify(file),
    })),
    names,
    "Europe/Paris",
  );

test("an entry of HTML is its words, on the day of its own zone, with the photo beside it", () => {
  const { entries, missingMedia } = read([older], [`export/${older.photos[0]}`]);
  expect(entries[0]).toMatchObject({
    key: older.id,
    day: "2021-07-01",
    time: "12:00",
    text: "Test Entry\n\nbold italic",
    mood: null,
    where: null,
    media: [`export/${older.photos[0]}`],
  });
  expect(missingMedia).toBe(0);
});

test("the later edition's names and Markdown are read too, and an unknown zone counts as this device's", () => {
  const { entries, otherFiles, missingMedia } = read(
    [
      {
        id: "b",
        dateOfJournal: "2023-05-05T22:30:00.000Z",
        timezone: "",
        type: "markdown",
        text: "# Pier\n\nCold\\! ![](1.webp)",
        sentiment: 1.75,
        tags: ["Alma"],
        location: { name: "Annecy" },
        attachments: ["1.webp", "2.mp3", "3.webp"],
      },
    ],
    ["1.webp", "2.mp3"],
  );
  expect(entries[0]).toMatchObject({
    day: "2023-05-06",
    time: "00:30",
    title: "Pier",
    text: "Cold!",
    mood: "5/5",
    tags: ["Alma"],
    where: "Annecy",
    media: ["1.webp"],
  });
  expect({ otherFiles, missingMedia }).toEqual({ otherFiles: 1, missingMedia: 1 });
});

test("the five faces are five moods, no face is none, and entries come in the order of their days", () => {
  const faces = [0.25, 0.75, 1, 1.25, 1.75, 0];
  const { entries, moods } = read(
    faces.map((sentiment, at) => ({
      ...older,
      id: String(at),
      date_journal: 1625133600000 - at * 86_400_000,
      sentiment,
    })),
  );
  expect(entries.map(({ mood }) => mood)).toEqual([null, "5/5", "4/5", "3/5", "2/5", "1/5"]);
  expect(moods.map(({ likely }) => likely)).toEqual([5, 4, 3, 2, 1]);
});

test("words under more elements than anybody writes are kept as words, and soon", () => {
  const text = `<p>deep${"<div>".repeat(200_000)}er</p>`;
  expect(read([{ ...older, text }]).entries[0]?.text.replace(/\s+/g, " ")).toBe("deep er");
});

test("a file that is no entry, or is cut off, is named; one without a date has none", () => {
  const { entries, unread } = read([
    { ...older, date_journal: "x" },
    '{"id": "1", "date_jou',
    { version: 2 },
  ]);
  expect(entries.map(({ day }) => day)).toEqual([null]);
  expect(unread).toEqual(["1.json", "2.json"]);
});
