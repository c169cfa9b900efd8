import { useView } from "#app/store/db/use-view.ts";
import { useSyncState } from "#app/store/sync/sync-state.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type WaitingPerson = { readonly id: string; readonly name: string; readonly at: string };

/**
 * Whose changes are not sent yet, the latest first: those of the record and those of its moments. `at`: of the latest, ISO 8601. Folded and
 * sealed people are named nowhere.
 */
export function useWaitingPeople(today: CalendarDay): readonly WaitingPerson[] {
  const { leaving } = useSyncState();
  const people = useView("relationships");
  const moments = useView("moments");
  const latest = new Map<string, WaitingPerson>();
  for (const { id: row, at } of leaving) {
    const person = people?.get(moments?.get(row)?.relationship_id ?? row);
    if (!person || person.deleted_at !== null || isVeiled(person, today)) continue;
    const { id, name } = person;
    if (at >= (latest.get(id)?.at ?? "")) latest.set(id, { id, name, at });
  }
  return [...latest.values()].toSorted((a, b) => (a.at < b.at ? 1 : -1));
}
