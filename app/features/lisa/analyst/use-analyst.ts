import { useEffect, useMemo, useState } from "react";
import { onLeaving } from "#app/lib/session.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { type LisaPages, visiblePages } from "#domain/lisa/lisa-pages.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { permissionsOf } from "../sight/permissions.ts";
import { type Analyst, createAnalyst } from "./analyst.ts";

/** One analyst a person for as long as the tab is open: whoever comes back from a page finds her with the journal read. */
let kept: { readonly personId: string; readonly analyst: Analyst } | null = null;
onLeaving(forget);

function forget(): void {
  kept?.analyst.end();
  kept = null;
}

/** Another person's is ended first: what she read goes with her worker. */
function analystOf(personId: string): Analyst {
  if (kept?.personId !== personId) {
    forget();
    kept = { personId, analyst: createAnalyst() };
  }
  return kept.analyst;
}

type Reading = {
  /** Null until the page is on screen. */
  readonly analyst: Analyst | null;
  /** What she may read now; undefined while the journal is read from the database. */
  readonly pages: LisaPages | undefined;
};

/** The analyst of this page, who reads along whatever changes in the journal or in what is allowed. */
export function useAnalyst(today: CalendarDay): Reading {
  const [analyst, setAnalyst] = useState<Analyst | null>(null);
  const personId = useJournal()?.personId;
  const journal = useJournalRows();
  const profile = useProfile();
  const pages = useMemo(() => {
    if (!journal || profile === undefined) return undefined;
    const needs = (profile?.needs ?? []).map(({ id, on, text }) => ({ id, day: on, text }));
    const person = { firstName: profile?.first_name ?? null, needs };
    return visiblePages(journal, person, permissionsOf(profile, journal.relationships), today);
  }, [journal, profile, today]);
  useEffect(() => setAnalyst(personId === undefined ? null : analystOf(personId)), [personId]);
  useEffect(() => {
    if (pages) analyst?.read(pages);
  }, [analyst, pages]);
  return { analyst, pages };
}
