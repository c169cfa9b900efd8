import { useState } from "react";
import type { Relationship, RelationshipFields, Veil } from "#domain/relationship/relationship.ts";
import { addMonths, type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";

export type Veiling = Pick<RelationshipFields, "veil" | "veil_until">;

/** The veil that is being chosen. */
export type VeilDraft = {
  readonly veil: Veil;
  readonly isDated: boolean;
  readonly day: string;
  /** A day is required, but the field has none after today. */
  readonly isMissing: boolean;
  readonly setVeil: (veil: Veil) => void;
  readonly setDated: (isDated: boolean) => void;
  readonly setDay: (day: string) => void;
  /** The chosen veil; null when the day is missing, whose error is then shown. */
  readonly read: () => Veiling | null;
};

export function useVeilDraft({ veil_until }: Relationship, today: CalendarDay, start: Veil): VeilDraft {
  const [veil, setVeil] = useState<Veil>(start);
  const [isDated, setDated] = useState(veil_until !== null);
  const [day, setDay] = useState(veil_until ?? addMonths(today, 3));
  const [isMissing, setMissing] = useState(false);
  return {
    veil,
    isDated,
    day,
    isMissing,
    setVeil,
    setDated,
    setDay(next) {
      setDay(next);
      setMissing(false);
    },
    read() {
      const opensAgain = veil !== "open" && isDated;
      if (opensAgain && !(isCalendarDay(day) && day > today)) {
        setMissing(true);
        return null;
      }
      return { veil, veil_until: opensAgain ? day : null };
    },
  };
}
