import { expect, test } from "vitest";
import { dateOrderOf } from "./date-cells.ts";
import { guessColumns, readTable, type TableColumns } from "./table.ts";

const none: TableColumns = {
  day: null,
  time: null,
  title: null,
  text: null,
  mood: null,
  tags: null,
  person: null,
  where: null,
  city: null,
};
const reader = { order: "day_first", today: "2026-11-21", ownZone: "Europe/Paris" } as const;
const read = (rows: readonly (readonly string[])[], columns: Partial<TableColumns>, over: object = {}) =>
  readTable({ head: [], rows }, { ...none, ...columns }, { ...reader, ...over }).entries;
const days = (cells: readonly string[], over: object = {}) =>
  read(
    cells.map((cell) => [cell]),
    { day: 0 },
    over,
  ).map(({ day, time }) => (time === null ? day : `${day} ${time}`));

test("columns are guessed by their head in both languages, each at most once, and by our own copy's", () => {
  expect(
    guessColumns(["Date", "Heure", "Titre", "Contenu", "Humeur", "Étiquettes", "Prénom", "Lieu", "Ville"]),
  ).toEqual({
    day: 0,
    time: 1,
    title: 2,
    text: 3,
    mood: 4,
    tags: 5,
    person: 6,
    where: 7,
    city: 8,
  });
  expect(
    guessColumns(["id", "occurred_on", "time_of_day", "mood", "word", "text", "tags", "place", "city"]),
  ).toMatchObject({
    day: 1,
    time: 2,
    mood: 3,
    title: 4,
    text: 5,
    tags: 6,
    where: 7,
    city: 8,
  });
  expect(guessColumns(["Entry Date", "My notes"])).toMatchObject({ day: 0, text: 1, title: null });
  expect(guessColumns(["a", "b"])).toEqual(none);
});

test("day and month are told apart by the whole column, and only by it", () => {
  expect(dateOrderOf(["01/02/2024", "13/02/2024"])).toBe("day_first");
  expect(dateOrderOf(["01/02/2024", "02/13/2024"])).toBe("month_first");
  expect(dateOrderOf(["01/02/2024", "03/04/2024"])).toBeNull();
  expect(days(["03/04/2024", "3.4.2024", "03-04-24"])).toEqual(["2024-04-03", "2024-04-03", "2024-04-03"]);
  expect(days(["03/04/2024"], { order: "month_first" })).toEqual(["2024-03-04"]);
});

test("dates as tables write them", () => {
  expect(
    days([
      "2024-05-14",
      "2024-05",
      "2024-05-14 22:10",
      "2024-05-14T22:10:09",
      "2024-05-14T22:10:09Z",
      "2024-05-14 22:10:09 +0900",
      "1715724609",
      "1715724609000",
      "14/05/2024 10:10 PM",
      "May 14, 2024",
      "mardi 14 mai 2024 à 22h10",
      "Tuesday, 14 May 2024 at 9 am",
    ]),
  ).toEqual([
    "2024-05-14",
    "2024-05",
    "2024-05-14 22:10",
    "2024-05-14 22:10",
    "2024-05-15 00:10",
    "2024-05-14 15:10",
    "2024-05-15 00:10",
    "2024-05-15 00:10",
    "2024-05-14 22:10",
    "2024-05-14",
    "2024-05-14 22:10",
    "2024-05-14 09:00",
  ]);
});

test("what is no date stays as it stands, so that its row can be named with it", () => {
  expect(days(["", "soon", "14 May", "31/02/2024", "x".repeat(5_000)])).toEqual([
    null,
    "soon",
    "14 May",
    "31/02/2024",
    "x".repeat(5_000),
  ]);
});

test("a row becomes an entry by its columns; an hour of its own column goes before that of the date", () => {
  const [entry] = read(
    [
      [
        "2024-05-14 08:00",
        "9 pm",
        "Lake",
        "<p>Cold</p>",
        "4",
        "#sea | sun",
        "Alma; Noé",
        "Pier",
        "Annecy",
        "more",
      ],
    ],
    {
      day: 0,
      time: 1,
      title: 2,
      text: 3,
      mood: 4,
      tags: 5,
      person: 6,
      where: 7,
      city: 8,
    },
  );
  expect(entry).toMatchObject({
    day: "2024-05-14",
    time: "21:00",
    title: "Lake",
    text: "Cold",
    mood: "4",
    tags: ["sea", "sun"],
    people: ["Alma", "Noé"],
    where: "Pier",
    city: "Annecy",
    media: [],
  });
  expect(read([["2024-05-14", '["a, b","c"]']], { day: 0, tags: 1 })[0]?.tags).toEqual(["a, b", "c"]);
  // A row that is shorter than the head.
  expect(read([["2024-05-14"]], { day: 0, text: 4 })[0]).toMatchObject({ text: "", tags: [] });
});

test("moods in words, of five or of ten are guessed as one scale", () => {
  const likely = (moods: readonly string[]) =>
    readTable({ head: [], rows: moods.map((mood) => [mood]) }, { ...none, mood: 0 }, reader).moods.map(
      (each) => each.likely,
    );
  expect(likely(["5", "1", "3/5"])).toEqual([5, 1, 3]);
  expect(likely(["10", "5", "1", "0"])).toEqual([5, 3, 1, 1]);
  expect(likely(["Triste", "super", "☁️"])).toEqual([2, 5, null]);
});

test("the same row twice is two entries, and each reading gives them the same keys", () => {
  const rows = [
    ["2024-05-14", "x"],
    ["2024-05-14", "x"],
    ["2024-05-14", "y"],
  ];
  const keys = () => read(rows, { day: 0, text: 1 }).map(({ key }) => key);
  expect(new Set(keys()).size).toBe(3);
  expect(keys()).toEqual(keys());
});
