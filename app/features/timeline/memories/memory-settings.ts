/** The settings for memories on the profile, and their changes. */

import type { Profile, ProfileFields } from "#domain/account/profile.ts";
import type { MemorySettings } from "#domain/journal/on-this-day.ts";

export type KindnessList = "memory_hidden_days" | "memory_hidden_relationships" | "memory_remembered_endings";

export function kindnessOf(profile: Pick<Profile, KindnessList>): MemorySettings {
  return {
    hiddenDays: new Set(profile.memory_hidden_days),
    hiddenRelationships: new Set(profile.memory_hidden_relationships),
    rememberedEndings: new Set(profile.memory_remembered_endings),
  };
}

/** The list with `item`, at its end, or without it. */
export function changeList(
  profile: Pick<Profile, KindnessList>,
  list: KindnessList,
  item: string,
  isIn: boolean,
): Partial<ProfileFields> {
  const others = profile[list].filter((one) => one !== item);
  return { [list]: isIn ? [...others, item] : others };
}
