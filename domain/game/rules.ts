/**
 * The Game's rules in one table: points per act, villages, seals, rhythm (product decisions, "The Game"). It rewards reflection, care and
 * memory. No rule depends on how many relationships there are, how long or fast they are, how they are rated, or whether they ended. Points
 * come from what is written, so only deletions (a row, a text, a mark) can lower them.
 */
import type { Evidence, Facts } from "./facts.ts";

/** Each entry counts once: a closing page is not also a milestone, a milestone not also a moment. */
export const actPoints = {
  /** Any entry, even just a mood. */
  moment: 3,
  /** A moment marked as a knot of the path, with a word at least. How long a page is never counts. */
  milestone: 25,
  /** A closing page with words: as a milestone, and less than what everyone can do, because not every path ends. */
  closing: 25,
  /** A record with its start, city, meeting place and notes. */
  record: 30,
  /** A page opened again after a month or more. */
  reread: 1,
  /** A photo or video with a caption. */
  caption: 10,
} as const;
export type Act = keyof typeof actPoints;
export const acts = [
  "moment",
  "milestone",
  "record",
  "closing",
  "reread",
  "caption",
] as const satisfies readonly Act[];

/** The ten villages of the Carte, in order, with the points at which each is reached. */
export const levels = [
  { village: "Nouvelle-Amitié", gloss: "New Friendship", from: 0 },
  { village: "Grand Esprit", gloss: "Great Wit", from: 60 },
  { village: "Jolis Vers", gloss: "Pretty Verses", from: 180 },
  { village: "Billet Doux", gloss: "Love Letter", from: 400 },
  { village: "Sincérité", gloss: "Sincerity", from: 760 },
  { village: "Grand Cœur", gloss: "Great Heart", from: 1_400 },
  { village: "Générosité", gloss: "Generosity", from: 2_100 },
  { village: "Respect", gloss: "Respect", from: 3_000 },
  { village: "Bonté", gloss: "Kindness", from: 4_000 },
  { village: "Tendre", gloss: "Tenderness", from: 5_200 },
] as const;

export const trophyKinds = ["reflection", "memory", "honesty", "care", "return", "gentle"] as const;
export type TrophyKind = (typeof trophyKinds)[number];

export type Trophy = {
  readonly id: string;
  readonly kind: TrophyKind;
  /** A blank seal until it is earned. */
  readonly isHidden: boolean;
  /** How many of the entries below are needed. */
  readonly need: number;
  readonly entries: (facts: Facts) => readonly Evidence[];
};

const seen = { isHidden: false } as const;
const hidden = { isHidden: true } as const;

export const trophies = [
  { id: "first_page", kind: "reflection", ...seen, need: 1, entries: (facts) => facts.moments },
  { id: "ten_moments", kind: "reflection", ...seen, need: 10, entries: (facts) => facts.moments },
  { id: "fifty_moments", kind: "reflection", ...seen, need: 50, entries: (facts) => facts.moments },
  { id: "hundred_moments", kind: "reflection", ...seen, need: 100, entries: (facts) => facts.moments },
  { id: "page_for_oneself", kind: "reflection", ...seen, need: 1, entries: (facts) => facts.aboutNobody },
  { id: "night_page", kind: "reflection", ...hidden, need: 1, entries: (facts) => facts.writtenAtNight },
  { id: "milestone_told", kind: "memory", ...seen, need: 1, entries: (facts) => facts.toldMilestones },
  { id: "complete_record", kind: "memory", ...seen, need: 1, entries: (facts) => facts.completeRecords },
  { id: "captioned_photo", kind: "memory", ...seen, need: 1, entries: (facts) => facts.captions },
  { id: "years_ago", kind: "memory", ...seen, need: 1, entries: (facts) => facts.ofLongAgo },
  { id: "leap_day", kind: "memory", ...hidden, need: 1, entries: (facts) => facts.onLeapDays },
  { id: "heavy_day", kind: "honesty", ...seen, need: 1, entries: (facts) => facts.heavyDays },
  { id: "every_mood", kind: "honesty", ...seen, need: 5, entries: (facts) => facts.firstOfEachMood },
  { id: "vague_date", kind: "honesty", ...hidden, need: 1, entries: (facts) => facts.vaguelyDated },
  { id: "letter_to_later", kind: "care", ...seen, need: 1, entries: (facts) => facts.letters },
  { id: "letter_opened", kind: "care", ...seen, need: 1, entries: (facts) => facts.openedLetters },
  { id: "kept_details", kind: "care", ...seen, need: 1, entries: (facts) => facts.recordsWithNotes },
  { id: "consent_noted", kind: "care", ...seen, need: 1, entries: (facts) => facts.consents },
  { id: "first_reread", kind: "return", ...seen, need: 1, entries: (facts) => facts.rereads },
  { id: "thirty_rereads", kind: "return", ...seen, need: 30, entries: (facts) => facts.rereads },
  { id: "back_after_six_months", kind: "return", ...seen, need: 1, entries: (facts) => facts.afterSixMonths },
  { id: "back_after_a_year", kind: "return", ...hidden, need: 1, entries: (facts) => facts.afterAYear },
  { id: "closing_page", kind: "gentle", ...seen, need: 1, entries: (facts) => facts.closings },
  { id: "closing_reread", kind: "gentle", ...hidden, need: 1, entries: (facts) => facts.rereadClosings },
] as const satisfies readonly Trophy[];
export type TrophyId = (typeof trophies)[number]["id"];

/** The rhythm neither gives nor takes points: it shows which weeks have a trace. */
export const rhythmRules = {
  /** Weeks shown, the current one included. */
  shownWeeks: 12,
  /** A freeze is earned by this many weeks with a trace, up to a maximum. */
  weeksPerFreeze: 4,
  mostFreezes: 3,
  /** Weeks of rest after an end, automatically. */
  pauseWeeksAfterEnd: 8,
} as const;
