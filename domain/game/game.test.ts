import { expect, test } from "vitest";
import { buildMedia, buildMoment, buildRelationship, idAt, vagueDate } from "../fixtures/journal.ts";
import { emptyJournal, type Journal } from "../journal.ts";
import type { Moment } from "../moment.ts";
import type { Relationship } from "../relationship.ts";
import { computeGame, type GameSetting } from "./game.ts";
import { levelFor } from "./level.ts";
import { pauseSpans, readProgress, writeProgress } from "./progress.ts";
import { actPoints, levels, type TrophyId, trophies, trophyKinds } from "./rules.ts";

const setting: GameSetting = { today: "2026-11-21", timeZone: "Europe/Paris", pauses: [] };
const play = (journal: Partial<Journal>, over: Partial<GameSetting> = {}) =>
  computeGame({ ...emptyJournal, ...journal }, { ...setting, ...over });
/** A moment written at this instant, about that day. */
const at = (serial: number, instant: string, fields: Partial<Moment> = {}) =>
  buildMoment(serial, instant.slice(0, 10), { id: idAt(instant, serial), created_at: instant, ...fields });
const earned = (journal: Partial<Journal>, id: TrophyId) =>
  play(journal).seals.find((seal) => seal.id === id)?.earned ?? null;

const complete: Partial<Relationship> = {
  start_date: vagueDate("2025"),
  city: "Marseille",
  meeting_place: "Bal",
  notes: "Aime la mer.",
};

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
    relationships: [buildRelationship(1, complete), buildRelationship(2)],
    moments: [
      buildMoment(1, "2026-01-01", { mood: 3 }),
      buildMoment(2, "2026-01-02", { is_milestone: true }),
      buildMoment(3, "2026-01-03", { is_closing: true, is_milestone: true, text: "Merci." }),
      buildMoment(4, "2026-01-04", { is_closing: true, reread_on: "2026-06-01" }),
    ],
    media: [buildMedia(1, { caption: "Sormiou" }), buildMedia(2)],
  });
  expect(game.sources).toEqual([
    { act: "moment", count: 2, each: 3, points: 6 },
    { act: "milestone", count: 1, each: 25, points: 25 },
    { act: "record", count: 1, each: 30, points: 30 },
    { act: "closing", count: 1, each: 40, points: 40 },
    { act: "reread", count: 1, each: 1, points: 1 },
    { act: "caption", count: 1, each: 10, points: 10 },
  ]);
  expect(game.standing.points).toBe(112);
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

const ten = Array.from({ length: 10 }, (_, index) => at(index, `2026-02-${10 + index}T20:00:00Z`));

test.each<[TrophyId, Partial<Journal>, string | null]>([
  ["first_page", { moments: ten }, "2026-02-10"],
  ["ten_moments", { moments: ten }, "2026-02-19"],
  ["page_for_oneself", { moments: ten.slice(0, 1) }, "2026-02-10"],
  ["night_page", { moments: [at(1, "2026-02-10T23:30:00Z")] }, "2026-02-11"],
  [
    "milestone_told",
    { moments: [at(1, "2026-02-10T20:00:00Z", { is_milestone: true, text: "Les clés." })] },
    "2026-02-10",
  ],
  ["complete_record", { relationships: [buildRelationship(1, complete)] }, null],
  ["captioned_photo", { media: [buildMedia(1, { caption: "Sormiou" })] }, "2026-01-10"],
  [
    "years_ago",
    { moments: [at(1, "2026-02-10T20:00:00Z", { occurred_on: vagueDate("2019") })] },
    "2026-02-10",
  ],
  [
    "leap_day",
    { moments: [at(1, "2026-02-10T20:00:00Z", { occurred_on: vagueDate("2024-02-29") })] },
    "2026-02-10",
  ],
  ["heavy_day", { moments: [at(1, "2026-02-10T20:00:00Z", { mood: 2 })] }, "2026-02-10"],
  ["every_mood", { moments: ten.map((one, index) => ({ ...one, mood: (index % 5) + 1 })) }, "2026-02-14"],
  [
    "vague_date",
    { moments: [at(1, "2026-02-10T20:00:00Z", { occurred_on: vagueDate("2026-01") })] },
    "2026-02-10",
  ],
  [
    "letter_to_later",
    { moments: [at(1, "2026-02-10T20:00:00Z", { sealed_until: "2030-01-01" })] },
    "2026-02-10",
  ],
  [
    "letter_opened",
    { moments: [at(1, "2026-02-10T20:00:00Z", { sealed_until: "2026-11-21" })] },
    "2026-11-21",
  ],
  ["kept_details", { relationships: [buildRelationship(1, { notes: "Aime la mer." })] }, null],
  ["consent_noted", { media: [buildMedia(1, { consent: "agreed" })] }, "2026-01-10"],
  ["first_reread", { moments: [at(1, "2026-02-10T20:00:00Z", { reread_on: "2026-05-01" })] }, "2026-05-01"],
  [
    "back_after_six_months",
    { moments: [at(1, "2026-02-10T20:00:00Z"), at(2, "2026-08-20T20:00:00Z")] },
    "2026-08-20",
  ],
  [
    "back_after_a_year",
    { moments: [at(1, "2025-02-10T20:00:00Z"), at(2, "2026-02-10T20:00:00Z")] },
    "2026-02-10",
  ],
  [
    "closing_page",
    { moments: [at(1, "2026-02-10T20:00:00Z", { is_closing: true, word: "merci" })] },
    "2026-02-10",
  ],
  [
    "closing_reread",
    {
      moments: [at(1, "2026-02-10T20:00:00Z", { is_closing: true, word: "merci", reread_on: "2026-05-01" })],
    },
    "2026-05-01",
  ],
])("the seal %s is pressed", (id, journal, day) => {
  expect(earned(journal, id)).toMatchObject({ day });
});

test("every seal of the table is tried by a case, and one step short of it there is none", () => {
  expect(earned({ moments: ten.slice(0, 9) }, "ten_moments")).toBeNull();
  expect(earned({ moments: ten.map((one) => ({ ...one, mood: 3 })) }, "every_mood")).toBeNull();
  expect(
    earned(
      { moments: [at(1, "2026-02-10T20:00:00Z"), at(2, "2026-08-10T20:00:00Z")] },
      "back_after_six_months",
    ),
  ).toBeNull();
  expect(
    earned({ moments: [at(1, "2026-02-10T20:00:00Z", { sealed_until: "2026-11-22" })] }, "letter_opened"),
  ).toBeNull();
  expect(
    earned({ relationships: [buildRelationship(1, { ...complete, notes: " " })] }, "complete_record"),
  ).toBeNull();
  const many = Array.from({ length: 100 }, (_, index) =>
    at(index, "2026-02-10T20:00:00Z", { reread_on: "2026-05-01" }),
  );
  expect(earned({ moments: many }, "hundred_moments")?.ids).toHaveLength(100);
  expect(earned({ moments: many.slice(0, 50) }, "fifty_moments")?.ids).toHaveLength(50);
  expect(earned({ moments: many.slice(0, 49) }, "fifty_moments")).toBeNull();
  expect(earned({ moments: many.slice(0, 99) }, "hundred_moments")).toBeNull();
  expect(earned({ moments: many.slice(0, 30) }, "thirty_rereads")).not.toBeNull();
  expect(earned({ moments: many.slice(0, 29) }, "thirty_rereads")).toBeNull();
});

test("the next seal is the nearest one that is not hidden", () => {
  const game = play({ moments: ten.slice(0, 9).map((one) => ({ ...one, relationship_id: "r" })) });
  expect(game.next).toMatchObject({ id: "ten_moments", have: 9, need: 10 });
});

test("someone folded away keeps their points in the sum and out of sight", () => {
  const folded = buildRelationship(1, { veil: "folded" });
  const moment = at(1, "2026-11-20T20:00:00Z", { relationship_id: folded.id });
  const game = play({ relationships: [folded], moments: [moment] });
  expect(game.standing.points).toBe(3);
  expect(game.contributions.size).toBe(0);
  expect(game.week).toEqual({ points: 3, hiddenPoints: 3, lines: [] });
  expect(JSON.stringify([game.seals, game.week])).not.toContain(moment.id);
  expect(game.seals[0]?.earned).toMatchObject({ ids: [] });
});

test("a relationship's contribution is what was written of it, its photos by their moment too", () => {
  const camille = buildRelationship(1, complete);
  const moment = at(1, "2026-11-20T20:00:00Z", { relationship_id: camille.id, is_milestone: true });
  const game = play({
    relationships: [camille],
    moments: [moment, at(2, "2026-11-20T21:00:00Z")],
    media: [buildMedia(1, { moment_id: moment.id, caption: "Sormiou" })],
  });
  expect(game.contributions.get(camille.id)?.points).toBe(25 + 30 + 10);
  expect(game.standing.points).toBe(25 + 30 + 10 + 3);
});

test("this week's acts are told by day, acts without a day in no week", () => {
  const game = play({
    relationships: [buildRelationship(1, complete)],
    moments: [
      at(1, "2026-11-15T20:00:00Z"),
      at(2, "2026-11-16T20:00:00Z", { occurred_on: vagueDate("2020") }),
      at(3, "2026-01-01T20:00:00Z", { reread_on: "2026-11-21" }),
    ],
  });
  expect(game.week.lines.map(({ act, day }) => `${act} ${day}`)).toEqual([
    "moment 2026-11-16",
    "reread 2026-11-21",
  ]);
  expect(game.week.points).toBe(4);
});

const mondays = (dates: readonly string[]) => dates.map((date, index) => at(index, `${date}T12:00:00Z`));
const states = (journal: Partial<Journal>, over: Partial<GameSetting> = {}) =>
  play(journal, over).rhythm.weeks.map(({ state }) => state);

test("weeks without a trace rest, and one can still write in them afterwards", () => {
  const moments = mondays(["2026-11-02", "2026-11-16"]);
  expect(states({ moments })).toEqual(["traced", "resting", "traced"]);
  const filled = [...moments, at(9, "2026-11-20T12:00:00Z", { occurred_on: vagueDate("2026-11-10") })];
  expect(states({ moments: filled })).toEqual(["traced", "traced", "traced"]);
  expect(play({ moments: filled }).rhythm.run).toBe(3);
});

test("four weeks with a trace keep the fifth from ending the run", () => {
  const moments = mondays(["2026-10-12", "2026-10-19", "2026-10-26", "2026-11-02", "2026-11-16"]);
  const { rhythm } = play({ moments });
  expect(rhythm.weeks.map(({ state }) => state)).toEqual([
    "traced",
    "traced",
    "traced",
    "traced",
    "frozen",
    "traced",
  ]);
  expect(rhythm).toMatchObject({ run: 5, freezes: 0, traced: 5 });
});

test("the running week is never missed before it is over", () => {
  const { rhythm } = play({ moments: mondays(["2026-11-02", "2026-11-09"]) });
  expect(rhythm.run).toBe(2);
  expect(rhythm.weeks.at(-1)).toEqual({ week: "2026-11-16", state: "resting" });
});

test("after an ending eight weeks ask for nothing, by themselves", () => {
  const over = buildRelationship(1, { status: "ended", end_date: vagueDate("2026-10-01") });
  const moments = mondays(["2026-09-21", "2026-11-16"]);
  const { rhythm } = play({ relationships: [over], moments });
  expect(rhythm.weeks.map(({ state }) => state)).toEqual([
    "traced",
    ...Array.from({ length: 7 }, () => "paused"),
    "traced",
  ]);
  expect(rhythm).toMatchObject({ run: 2, isPaused: true });
});

test("a pause of one's own lasts until taken back", () => {
  const moments = mondays(["2026-10-26"]);
  const pauses = pauseSpans({ pauses: [{ start: "2026-11-01", end: null }] }, setting.today);
  expect(states({ moments }, { pauses })).toEqual(["traced", "paused", "paused", "paused"]);
});

test("at most twelve weeks are shown", () => {
  expect(states({ moments: mondays(["2024-01-01", "2026-11-16"]) })).toHaveLength(12);
});

test("what is kept under the local key is read back, and anything else is a fresh start", () => {
  const game = play({ moments: ten });
  const progress = writeProgress(game, { isOn: false, pauses: [{ start: "2026-11-01", end: null }] });
  expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  expect(progress.trophies).toContainEqual({ id: "ten_moments", day: "2026-02-19" });
  expect(readProgress("broken")).toMatchObject({ isOn: true, points: 0, pauses: [] });
  expect(readProgress({ points: -3 })).toMatchObject({ points: 0 });
});
