import { keepLast } from "#app/lib/keep-last.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import type { Profile } from "#domain/account/profile.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { type Memory, onThisDay } from "#domain/journal/on-this-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useCountedJournal } from "../use-counted-journal.ts";
import { kindnessOf } from "./memory-settings.ts";

export type Memories = { readonly memories: readonly Memory[]; readonly journal: Journal };

const remember = keepLast(
  (journal: Journal, today: CalendarDay, profile: Profile): Memories => ({
    memories: onThisDay(journal, today, kindnessOf(profile)),
    journal,
  }),
);

/** Undefined until the settings are known: no memory is shown before that. */
export function useMemories(today: CalendarDay): Memories | undefined {
  const profile = useProfile();
  const journal = useCountedJournal(today);
  return profile && journal ? remember(journal, today, profile) : undefined;
}
