/** The journal as it was on an evening: read for the day, worked out again when the journal changes here. */
import { useEffect, useMemo, useState } from "react";
import { useTimeZone } from "use-intl/react";
import { useToday } from "#app/lib/use-today.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { type Earlier, readEarlier } from "#app/store/time/read-earlier.ts";
import { type JournalThen, journalThen } from "#domain/journal/journal-then.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { dayStart } from "#domain/time/day-start.ts";

type ThenView =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly reason: "offline" | "unsent" | "failed" }
  | { readonly state: "ready"; readonly journal: JournalThen };

type Read = { readonly for: string; readonly earlier: Earlier };

/** `again` asks anew: after a failure, and after something was taken back. */
export function useJournalThen(day: CalendarDay): { readonly view: ThenView; readonly again: () => void } {
  const journal = useJournal();
  const now = useJournalRows();
  const today = useToday();
  const timeZone = useTimeZone() ?? "UTC";
  const [read, setRead] = useState<Read | null>(null);
  const [turn, setTurn] = useState(0);
  const asked = `${day} ${timeZone} ${turn}`;
  useEffect(() => {
    if (!journal) return;
    let isGone = false;
    readEarlier(journal, dayStart(addDays(day, 1), timeZone))
      .catch((error: unknown): Earlier => {
        console.error(error);
        return { ok: false, reason: "failed" };
      })
      .then((earlier) => isGone || setRead({ for: asked, earlier }));
    return () => {
      isGone = true;
    };
  }, [journal, day, timeZone, asked]);
  const earlier = read?.for === asked ? read.earlier : null;
  const view = useMemo((): ThenView => {
    if (!earlier || !now) return { state: "loading" };
    if (!earlier.ok) return { state: "failed", reason: earlier.reason };
    return { state: "ready", journal: journalThen(now, earlier.rows, { today, held: earlier.held }) };
  }, [earlier, now, today]);
  return { view, again: () => setTurn((count) => count + 1) };
}
