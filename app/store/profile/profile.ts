/** The person's own profile on this device. */

import { requireJournal, useJournal } from "#app/store/db/journal.ts";
import { useViewRow } from "#app/store/db/use-view.ts";
import { patchRow, type Written } from "#app/store/write/write-row.ts";
import type { Profile, ProfileFields } from "#domain/account/profile.ts";

/** Undefined while reading; null when a new device has not pulled it yet. */
export function useProfile(): Profile | null | undefined {
  return useViewRow("profiles", useJournal()?.personId ?? "");
}

/** The current row, for a change that adds to it; null when this device has none. */
export function readProfile(): Profile | null {
  const { views, personId } = requireJournal();
  return views.profiles.current()?.get(personId) ?? null;
}

export function updateProfile(patch: Partial<ProfileFields>): Promise<Written<Profile>> {
  const journal = requireJournal();
  return patchRow(journal, "profiles", journal.personId, patch);
}
