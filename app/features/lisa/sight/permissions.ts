/** What a person's switches mean to the analyst: nothing is read that was not allowed. */
import type { Profile } from "#domain/account/profile.ts";
import { type ReadableText, readableTexts } from "#domain/conversation/conversation.ts";
import type { LisaPermissions } from "#domain/lisa/lisa-pages.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";

type Switched = Pick<Profile, "lisa_reads"> | null;

const kinds = [
  "texts",
  "moods",
  "tags",
  "places",
  "notes",
  "captions",
  "needs",
] as const satisfies readonly ReadableText[];

export function permissionsOf(profile: Switched, relationships: readonly Relationship[]): LisaPermissions {
  const allowed = new Set<ReadableText>(profile?.lisa_reads ?? []);
  const without = relationships.filter(({ lisa_may_read }) => !lisa_may_read).map(({ id }) => id);
  return {
    isAllowed: allowed.size > 0,
    withoutRelationships: without,
    withoutOwnPages: !allowed.has("own_pages"),
    withoutKinds: kinds.filter((kind) => !allowed.has(kind)),
  };
}

/** All kinds, with or without one of them, in their fixed order: equal choices are equal values. */
export function withText(reads: readonly ReadableText[], kind: ReadableText, isOn: boolean): ReadableText[] {
  return readableTexts.filter((one) => (one === kind ? isOn : reads.includes(one)));
}
