import { useState } from "react";
import { useLocale } from "use-intl/react";
import type { Relationship, RelationshipFields, Veil } from "#domain/relationship/relationship.ts";
import { addMonths, type CalendarDay } from "#domain/time/calendar-day.ts";
import { parseComingDay } from "#domain/time/parse-coming-day.ts";

export type Veiling = Pick<RelationshipFields, "veil" | "veil_until">;

/** The veil that is being chosen. */
export type VeilDraft = {
  readonly veil: Veil;
  readonly isDated: boolean;
  /** As typed, or a day. */
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
  const language = useLocale();
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
      if (!opensAgain) return { veil, veil_until: null };
      const read = parseComingDay(day, language, today);
      if (!read.ok || read.day <= today) {
        setMissing(true);
        return null;
      }
      return { veil, veil_until: read.day };
    },
  };
}
