import { expect, test } from "vitest";
import { completeRecord, momentAt, play } from "../fixtures/game.ts";
import { buildMedia, buildMoment, buildRelationship, vagueDate } from "../fixtures/journal.ts";
import { levelFor } from "./level.ts";
import { writeProgress } from "./progress.ts";
import { actPoints, levels, trophies, trophyKinds } from "./rules.ts";

test("an empty journal stands in Nouvelle-Amitié with nothing, and nothing is wrong with that", () => {
  const game = play({});
  expect(game.standing).toMatchObject({
    level: 0,
    village: "Nouvelle-Amitié",
    points: 0,
    next: { missing: 60 },
  });
  expect(game.sources).toEqual([]);
  expect(game.rhythm).toMatchObject({ weeks: [], run: 0 });
  expect(game.seals.every((seal) => seal.earned === null)).toBe(true);
  expect(game.next?.id).toBe("first_page");
});

test("each act has its points, and the sources add up", () => {
  const game = play({
    relationships: [buildRelationship(1, completeRecord), buildRelationship(2)],
    moments: [
      buildMoment(1, "2026-01-01", { mood: 3 }),
      buildMoment(2, "2026-01-02", { is_milestone: true, word: "Les clés" }),
      buildMoment(3, "2026-01-03", { is_closing: true, is_milestone: true, text: "Merci." }),
      buildMoment(4, "2026-01-04", { is_closing: true, reread_on: "2026-06-01" }),
    ],
    media: [buildMedia(1, { caption: "Sormiou" }), buildMedia(2)],
  });
  expect(game.sources).toEqual([
    { act: "moment", count: 2, each: 3, points: 6 },
    { act: "milestone", count: 1, each: 25, points: 25 },
    { act: "record", count: 1, each: 30, points: 30 },
    { act: "closing", count: 1, each: 25, points: 25 },
    { act: "reread", count: 1, each: 1, points: 1 },
    { act: "caption", count: 1, each: 10, points: 10 },
  ]);
  expect(game.standing.points).toBe(97);
});

test("a knot that is only ticked is a moment like any other, and a long letter counts as a short one", () => {
  const pointsOf = (fields: Parameters<typeof buildMoment>[2]) =>
    play({ moments: [buildMoment(1, "2026-01-01", fields)] }).standing.points;
  expect(pointsOf({ is_milestone: true, mood: 5 })).toBe(actPoints.moment);
  expect(pointsOf({ is_milestone: true, word: "Les clés" })).toBe(actPoints.milestone);
  expect(pointsOf({ text: "mot ".repeat(2_000) })).toBe(pointsOf({ text: "mot" }));
});

test("what needs an ending is never worth the most, and no more than any milestone", () => {
  const { closing, ...open } = actPoints;
  expect(closing).toBeLessThan(Math.max(...Object.values(open)));
  expect(closing).toBe(open.milestone);
});

test.each([
  [-5, 0, "Nouvelle-Amitié"],
  [59, 0, "Nouvelle-Amitié"],
  [60, 1, "Grand Esprit"],
  [1_240, 4, "Sincérité"],
  [1_400, 5, "Grand Cœur"],
  [99_999, 9, "Tendre"],
])("%i points reach level %i, %s", (points, level, village) => {
  expect(levelFor(points)).toMatchObject({ level, village });
});

test("between two villages it is said how much is missing, and after Tendre nothing is", () => {
  expect(levelFor(1_240).next).toEqual({ village: "Grand Cœur", from: 1_400, missing: 160 });
  expect(levelFor(6_000).next).toBeNull();
});

test("the rules are one table: ten villages further and further, twenty-four seals of every kind, five hidden", () => {
  expect(levels).toHaveLength(10);
  levels.forEach(({ from }, index) => {
    if (index > 1)
      expect(from - (levels[index - 1]?.from ?? 0)).toBeGreaterThan(
        (levels[index - 1]?.from ?? 0) - (levels[index - 2]?.from ?? 0),
      );
  });
  expect(trophies.length).toBeGreaterThanOrEqual(24);
  expect(new Set(trophies.map(({ id }) => id)).size).toBe(trophies.length);
  expect(trophies.filter(({ isHidden }) => isHidden)).toHaveLength(5);
  for (const kind of trophyKinds) expect(trophies.some((trophy) => trophy.kind === kind)).toBe(true);
  for (const points of Object.values(actPoints)) expect(points).toBeGreaterThan(0);
});

test("someone folded away keeps their points in the sum and out of sight", () => {
  const folded = buildRelationship(1, { veil: "folded" });
  const moment = momentAt(1, "2026-11-20T20:00:00Z", { relationship_id: folded.id });
  const game = play({ relationships: [folded], moments: [moment] });
  expect(game.standing.points).toBe(3);
  expect(game.contributions.size).toBe(0);
  expect(game.week).toEqual({ points: 3, hiddenPoints: 3, lines: [] });
  expect(JSON.stringify([game.seals, game.week])).not.toContain(moment.id);
  expect(game.seals[0]?.earned).toMatchObject({ ids: [] });
});

test("a relationship's contribution is what was written of it, its photos by their moment too", () => {
  const camille = buildRelationship(1, completeRecord);
  const moment = momentAt(1, "2026-11-20T20:00:00Z", {
    relationship_id: camille.id,
    is_milestone: true,
    word: "Les clés",
  });
  const game = play({
    relationships: [camille],
    moments: [moment, momentAt(2, "2026-11-20T21:00:00Z")],
    media: [buildMedia(1, { moment_id: moment.id, caption: "Sormiou" })],
  });
  expect(game.contributions.get(camille.id)?.points).toBe(25 + 30 + 10);
  expect(game.standing.points).toBe(25 + 30 + 10 + 3);
});

test("this week's acts are told by day, acts without a day in no week", () => {
  const game = play({
    relationships: [buildRelationship(1, completeRecord)],
    moments: [
      momentAt(1, "2026-11-15T20:00:00Z"),
      momentAt(2, "2026-11-16T20:00:00Z", { occurred_on: vagueDate("2020") }),
      momentAt(3, "2026-01-01T20:00:00Z", { reread_on: "2026-11-21" }),
    ],
  });
  expect(game.week.lines.map(({ act, day }) => `${act} ${day}`)).toEqual([
    "moment 2026-11-16",
    "reread 2026-11-21",
  ]);
  expect(game.week.points).toBe(4);
});

const pages = Array.from({ length: 10 }, (_, index) => momentAt(index, `2026-02-${10 + index}T20:00:00Z`));

test("what is kept under the local key says the settings, the score and each trophy with its day", () => {
  const game = play({ moments: pages });
  const progress = writeProgress(game, { isOn: false, pauses: [{ start: "2026-11-01", end: null }] });
  expect(progress).toMatchObject({
    isOn: false,
    pauses: [{ start: "2026-11-01", end: null }],
    points: game.standing.points,
  });
  expect(progress.trophies).toContainEqual({ id: "ten_moments", day: "2026-02-19" });
});
