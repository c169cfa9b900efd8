import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { updateRelationship } from "#app/store/relationships/relationships.ts";
import { inTurn, type Outcome } from "#app/store/write/outcome.ts";
import { readableTexts } from "#domain/conversation/conversation.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { sightRows } from "./sight-rows.ts";

type Switching = { readonly allowAll: () => Promise<Outcome>; readonly allowNone: () => Promise<Outcome> };

/** Everything that the panel lists, at once. Who comes into the journal later is off until switched on. */
export function useAllowAll(today: CalendarDay): Switching {
  const journal = useJournalRows();
  const rows = () => (journal ? sightRows(journal, today) : []);
  return {
    async allowAll() {
      const people = await inTurn(
        rows().filter(({ state }) => state === "off"),
        ({ id }) => updateRelationship(id, { lisa_may_read: true }),
      );
      return people.ok ? updateProfile({ lisa_reads: [...readableTexts] }) : people;
    },
    /** The kinds first: from then on nothing is read. */
    async allowNone() {
      const kinds = await updateProfile({ lisa_reads: [] });
      if (!kinds.ok) return kinds;
      return inTurn(
        rows().filter(({ state }) => state === "on"),
        ({ id }) => updateRelationship(id, { lisa_may_read: false }),
      );
    },
  };
}
