/** Changes of one's own lines, and of what is proposed no more, as patches of the profile. */
import { requireJournal } from "#app/store/db/journal.ts";
import type { Profile, ProfileFields } from "#domain/account/profile.ts";
import { profileTraits } from "#domain/account/profile-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type Lines = Pick<ProfileFields, "needs">;

/** The oldest goes when there are too many; the dialog says how many there may be. */
export function withLine({ needs }: Lines, text: string, on: CalendarDay): Lines {
  const added = { id: requireJournal().newId(), on, text };
  return { needs: [...needs, added].slice(-profileTraits.needs.count) };
}

export function withChangedLine({ needs }: Lines, id: string, text: string): Lines {
  return { needs: needs.map((one) => (one.id === id ? { ...one, text } : one)) };
}

export function withoutLine({ needs }: Lines, id: string): Lines {
  return { needs: needs.filter((one) => one.id !== id) };
}

export function withoutTag({ next_crush_removed }: Pick<Profile, "next_crush_removed">, tag: string) {
  return { next_crush_removed: [...new Set([...next_crush_removed, tag])].slice(-400) };
}
