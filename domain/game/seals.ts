/** The seals of a journal, with their day and the entries that earned them. */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Facts } from "./facts.ts";
import { type Trophy, type TrophyId, type TrophyKind, trophies } from "./rules.ts";

export type Seal = {
  readonly id: TrophyId;
  readonly kind: TrophyKind;
  readonly isHidden: boolean;
  /** `day` null: the journal does not contain it. `ids`: the entries to open, without veiled ones. */
  readonly earned: { readonly day: CalendarDay | null; readonly ids: readonly string[] } | null;
  readonly have: number;
  readonly need: number;
};

/** All seals, in the order of the rules. `isShown` decides whether an entry may be opened from the Game. */
export function pressSeals(
  facts: Facts,
  isShown: (relationshipId: string | null) => boolean,
): readonly Seal[] {
  return trophies.map((trophy) => {
    const { id, kind, isHidden, need }: Pick<Trophy, "kind" | "isHidden" | "need"> & { id: TrophyId } =
      trophy;
    const entries = trophy.entries(facts);
    const used = entries.slice(0, need);
    const ids = used.filter(({ relationshipId }) => isShown(relationshipId)).map((entry) => entry.id);
    const earned = used.length < need ? null : { day: used.at(-1)?.day ?? null, ids };
    return { id, kind, isHidden, earned, have: used.length, need };
  });
}

/** The known seal closest to being earned, the first of equals; null when all known ones are earned. */
export function nextSeal(seals: readonly Seal[]): Seal | null {
  const open = seals.filter(({ earned, isHidden }) => earned === null && !isHidden);
  return open.toSorted((a, b) => b.have / b.need - a.have / a.need)[0] ?? null;
}
