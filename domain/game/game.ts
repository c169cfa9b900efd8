/** The Game of a journal, computed from the journal alone: the same on device, server, demo and after a restore. */

import { type Journal, keptJournal } from "#domain/journal/journal.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { type CalendarDay, weekOf } from "#domain/time/calendar-day.ts";
import type { DaySpan } from "#domain/time/duration.ts";
import { gatherFacts } from "./facts.ts";
import {
  actsSince,
  contributionsOf,
  type LedgerLine,
  type LedgerSource,
  listActs,
  sumPoints,
  sumSources,
} from "./ledger.ts";
import { type LevelStanding, levelFor } from "./level.ts";
import { measureRhythm, type Rhythm } from "./rhythm.ts";
import { nextSeal, pressSeals, type Seal } from "./seals.ts";

export type GameSetting = {
  readonly today: CalendarDay;
  readonly timeZone: string;
  /** Pauses chosen by the person; an open one ends tomorrow. */
  readonly pauses: readonly DaySpan[];
};

type Contribution = { readonly points: number; readonly sources: readonly LedgerSource[] };

export type Game = {
  readonly standing: LevelStanding;
  /** Add up to the points. */
  readonly sources: readonly LedgerSource[];
  /** Points by relationship id ("Game contribution"); veiled relationships are not shown, though their entries count. */
  readonly contributions: ReadonlyMap<string, Contribution>;
  /** This week's acts, the earliest first; `hiddenPoints` are those of acts about veiled people. */
  readonly week: {
    readonly points: number;
    readonly hiddenPoints: number;
    readonly lines: readonly LedgerLine[];
  };
  readonly rhythm: Rhythm;
  readonly seals: readonly Seal[];
  readonly next: Seal | null;
};

export function computeGame(journal: Journal, { today, timeZone, pauses }: GameSetting): Game {
  const { relationships } = keptJournal(journal);
  const veiled = new Set(relationships.filter((one) => isVeiled(one, today)).map(({ id }) => id));
  const isShown = (relationshipId: string | null) => relationshipId === null || !veiled.has(relationshipId);
  const facts = gatherFacts(journal, today, timeZone);
  const lines = listActs(facts);
  const week = actsSince(lines, weekOf(today), today);
  const shown = week.filter(({ relationshipId }) => isShown(relationshipId));
  const seals = pressSeals(facts, isShown);
  return {
    standing: levelFor(sumPoints(lines)),
    sources: sumSources(lines),
    contributions: contributionsOf(lines.filter(({ relationshipId }) => isShown(relationshipId))),
    week: { points: sumPoints(week), hiddenPoints: sumPoints(week) - sumPoints(shown), lines: shown },
    rhythm: measureRhythm(facts, relationships, pauses, today),
    seals,
    next: nextSeal(seals),
  };
}
