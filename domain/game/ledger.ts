/** The ledger of points: every act once, with its points, its day and its relationship. */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Evidence, Facts } from "./facts.ts";
import { type Act, actPoints, acts } from "./rules.ts";

export type LedgerLine = Evidence & { readonly act: Act; readonly points: number };
export type LedgerSource = {
  readonly act: Act;
  readonly count: number;
  readonly each: number;
  readonly points: number;
};

/** Unordered; the same journal always gives the same lines. */
export function listActs(facts: Facts): readonly LedgerLine[] {
  const closings = new Set(facts.closings.map(({ id }) => id));
  const milestones = new Set(facts.milestones.map(({ id }) => id));
  const actOf = (id: string): Act =>
    closings.has(id) ? "closing" : milestones.has(id) ? "milestone" : "moment";
  return [
    ...facts.moments.map((written) => lineOf(actOf(written.id), written)),
    ...facts.completeRecords.map((record) => lineOf("record", record)),
    ...facts.rereads.map((reread) => lineOf("reread", reread)),
    ...facts.captions.map((caption) => lineOf("caption", caption)),
  ];
}

function lineOf(act: Act, { id, day, relationshipId }: Evidence): LedgerLine {
  return { act, points: actPoints[act], id, day, relationshipId };
}

export function sumPoints(lines: readonly LedgerLine[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** One row per kind of act that occurs, in the order of the rules. */
export function sumSources(lines: readonly LedgerLine[]): readonly LedgerSource[] {
  return acts.flatMap((act) => {
    const count = lines.filter((line) => line.act === act).length;
    return count === 0 ? [] : [{ act, count, each: actPoints[act], points: count * actPoints[act] }];
  });
}

/** The points of each relationship's own entries; acts without a relationship are in none. */
export function contributionsOf(
  lines: readonly LedgerLine[],
): ReadonlyMap<string, { readonly points: number; readonly sources: readonly LedgerSource[] }> {
  const groups = Map.groupBy(lines, ({ relationshipId }) => relationshipId);
  groups.delete(null);
  return new Map(
    [...groups].flatMap(([id, own]) =>
      id === null ? [] : [[id, { points: sumPoints(own), sources: sumSources(own) }] as const],
    ),
  );
}

/** Acts of the days from `from` on, the earliest first; acts without a known day are never included. */
export function actsSince(
  lines: readonly LedgerLine[],
  from: CalendarDay,
  until: CalendarDay,
): readonly LedgerLine[] {
  return lines
    .filter(({ day }) => day !== null && day >= from && day <= until)
    .toSorted((a, b) => (`${a.day} ${a.id} ${a.act}` < `${b.day} ${b.id} ${b.act}` ? -1 : 1));
}
