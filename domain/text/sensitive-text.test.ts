import fc from "fast-check";
import { expect, test } from "vitest";
import { findSensitiveText, findSurname } from "./sensitive-text.ts";

const marked = (text: string, names: readonly string[] = []) =>
  findSensitiveText(text, names).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

test.each([
  ["Son numéro est le 06 12 34 56 78.", "phone: 06 12 34 56 78"],
  ["0612345678", "phone: 0612345678"],
  ["Call +44 20 7946 0958 tonight", "phone: +44 20 7946 0958"],
  ["(415) 555-0132", "phone: (415) 555-0132"],
  ["écris à camille.d@exemple.fr demain", "email: camille.d@exemple.fr"],
  ["écris à camille&lou@exemple.fr", "email: camille&lou@exemple.fr"],
  ["Elle habite 12 bis rue des Trois-Mages", "address: 12 bis rue des"],
  ["au 4, avenue Foch", "address: 4, avenue Foch"],
  ["221 Baker Street", "address: 221 Baker Street"],
  ["son insta c’est @cam_illes", "handle: @cam_illes"],
  ["instagram.com/cam.illes", "handle: instagram.com/cam.illes"],
  ["snap: camcam_13", "handle: snap: camcam_13"],
])("in %j the marked words are %j", (text, expected) => {
  expect(marked(text).join()).toContain(expected);
});

test.each([
  "Soupe trop salée, fou rire. On a refait le monde jusqu’à une heure.",
  "Le 14/07/2025 nous avons marché 12 km.",
  "Il y avait 1 200 personnes à 20 h 30, place du marché.",
  "I counted 3 streets and 12 places.",
  "2019-2020, puis 2021-2022",
  "Rendez-vous @ 8",
])("nothing is marked in %j", (text) => {
  expect(marked(text)).toEqual([]);
});

test("a surname is noticed after a name the journal knows, and only then", () => {
  expect(marked("Hier Camille Durand est venue.", ["camille"])).toEqual(["surname: Durand"]);
  expect(marked("Hier Camille est venue.", ["Camille"])).toEqual([]);
  expect(marked("Hier Paris Match traînait.", ["Camille"])).toEqual([]);
});

test.each([
  ["Camille Durand", "Durand"],
  ["Noé de la Tour", "Tour"],
  ["Anna van Dyck", "Dyck"],
  ["Camille", null],
  ["Camille D.", null],
  ["Jean-Paul", null],
  ["Le Grand", null],
  ["mon voisin", null],
  ["", null],
])("the name %j holds the surname %s", (name, surname) => {
  const finding = findSurname(name);
  expect(finding && name.slice(finding.start, finding.end)).toBe(surname);
});

test("findings are in order, inside the text and apart, and fifty thousand characters take no time", () => {
  const piece = fc.constantFrom(
    "06 12 34 56 78 ",
    "@a_b_c ",
    "a@b.fr ",
    "12 rue X ",
    "Camille Durand ",
    "0",
    "@",
    "+33",
    ".",
    " ",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      let last = 0;
      for (const { start, end } of findSensitiveText(text, ["Camille"])) {
        expect(start >= last && end > start && end <= text.length).toBe(true);
        last = end;
      }
    }),
  );
});

/** Processor time of this thread, in microseconds, for texts of about `length` characters that provoke backtracking; the best of several runs. */
function costOf(length: number): number {
  const texts = ["0", "a", "A ", "@", "1 ", "a.", "+1 ", "12 rue "].map((unit) =>
    unit.repeat(length / unit.length),
  );
  const runs = Array.from({ length: 4 }, () => {
    const before = process.threadCpuUsage();
    for (const text of texts) findSensitiveText(text, ["A"]);
    return process.threadCpuUsage(before).user;
  });
  return Math.max(1_000, Math.min(...runs));
}

test("a text made to be slow takes time by its length, not by its square", () => {
  expect(costOf(64_000) / costOf(8_000)).toBeLessThan(24);
});
