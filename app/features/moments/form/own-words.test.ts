import { expect, test } from "vitest";
import { buildMoment, buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { choosablePeople, likelyPerson } from "./likely-person.ts";
import { completions, frequentWords } from "./own-words.ts";

const today = "2026-11-21";

test("the words one writes most come first, the latest first among equals, each once", () => {
  const words = [
    "tendre",
    "léger",
    "Léger",
    "fatigués",
    "leger",
    "une très longue phrase qui n’est pas un mot",
  ];
  expect(frequentWords(words, 3)).toEqual(["léger", "tendre", "fatigués"]);
});

test("a completion begins like what is typed, accents and capitals aside, and is not chosen yet", () => {
  const known = ["Été", "étoiles", "mer", "Étude"];
  expect(completions(known, "et", ["étoiles"], 5)).toEqual(["Été", "Étude"]);
  expect(completions(known, "mer", [], 5)).toEqual([]);
});

const person = (id: string, fields: Partial<Relationship> = {}) =>
  buildRelationship(1, { id, status: "ongoing", ...fields });

test("a new moment is with the one on screen, else the one last written about, else the one of now", () => {
  const camille = person("camille", { start_date: vagueDate("2026") });
  const noe = person("noe", { start_date: vagueDate("2024") });
  const over = person("over", { status: "ended" });
  const all = [noe, camille, over];
  const moments = [
    buildMoment(1, "2026-11-01", { relationship_id: "noe", created_at: "2026-11-01T10:00:00.000Z" }),
    buildMoment(1, "2026-11-01", { relationship_id: "over", created_at: "2026-11-02T10:00:00.000Z" }),
  ];
  expect(likelyPerson(all, moments, today, "over")).toBe("over");
  expect(likelyPerson(all, moments, today, "gone")).toBe("noe");
  expect(likelyPerson(all, [], today, null)).toBe("camille");
  expect(likelyPerson([over], moments, today, null)).toBeNull();
});

test("folded and sealed people are not proposed, unless they were chosen", () => {
  const folded = person("folded", { veil: "folded", name: "Inès" });
  const ended = person("ended", { status: "ended", name: "Bo" });
  const now = person("now", { name: "Camille" });
  const all = [folded, ended, now];
  expect(choosablePeople(all, today, null).map(({ id }) => id)).toEqual(["now", "ended"]);
  expect(choosablePeople(all, today, "folded")).toHaveLength(3);
});
