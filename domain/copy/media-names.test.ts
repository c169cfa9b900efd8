import fc from "fast-check";
import { expect, test } from "vitest";
import { buildMedia, buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { csvText } from "./csv.ts";
import { fileNamePart, mediaNames } from "./media-names.ts";

const words = { nobody: "Nobody", photo: "photo" };
const media = (id: number, fields: object) => ({
  ...buildMedia(id, fields),
  file: null,
  sha256: null,
  still: null,
});

test("files of a ZIP are named by person and day, no two alike, also where only the case differs", () => {
  const alma = buildRelationship(1, { name: "Alma / <Ruiz>" });
  const walk = buildMoment(1, "2024-05-14", { relationship_id: alma.id, word: "walk" });
  const list = [
    media(1, { moment_id: walk.id }),
    media(2, { moment_id: walk.id, caption: "WALK" }),
    media(3, { relationship_id: alma.id }),
    media(4, {}),
  ];
  expect([...mediaNames({ relationships: [alma], moments: [walk], media: list }, words).values()]).toEqual([
    "media/Alma Ruiz/2024-05-14 walk",
    "media/Alma Ruiz/2024-05-14 WALK 2",
    "media/Alma Ruiz/2026-01-10 photo",
    "media/Nobody/2026-01-10 photo",
  ]);
});

test("no name leads out of its folder, whatever people are called", () => {
  for (const name of ["..", "../../etc", "C:\\x", "con", "\u202Egnp", "a".repeat(400), " . "]) {
    expect(fileNamePart(name, "someone")).not.toMatch(/[\\/:\u202E]|^\.\.$|^con$/);
  }
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const part = fileNamePart(name, "someone");
      expect(part).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
      expect(part.length).toBeGreaterThan(0);
      expect(/^\.*$/.test(part)).toBe(false);
    }),
  );
});

/** As whoever reads such a table takes the apostrophe away. */
const restored = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, "");
const cellsOf = (csv: string) => {
  const line = csv.slice(csv.indexOf("\r\n") + 2, -2);
  return line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
};

test("a cell of a table is never run as a formula, and what was written is found again", () => {
  for (const text of [
    "=1+1",
    "+33",
    "-",
    "@x",
    "\t=1",
    "'=1",
    "''-x",
    "'quoted'",
    '=HYPERLINK("http://x")',
    "plain",
  ]) {
    const cell = cellsOf(csvText(["text"], [{ text }]));
    expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(restored(cell)).toBe(text);
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(restored(cellsOf(csvText(["t"], [{ t: text }])))).toBe(text);
    }),
  );
});
