/** "Erase this person everywhere": the rows that are erased, and other texts that mention the name. */
import { mediaTraits } from "#domain/media/media-traits.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import { relationshipTraits } from "#domain/relationship/relationship-traits.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { TableTraits } from "#domain/wire/field-traits.ts";
import { ownTexts } from "#domain/wire/own-texts.ts";
import type { Journal } from "./journal.ts";

export type Erasure = {
  readonly relationshipIds: readonly string[];
  readonly momentIds: readonly string[];
  readonly mediaIds: readonly string[];
  /** Moments and records of others that mention this name: the person decides about them, they are never rewritten automatically. */
  readonly mentions: readonly {
    readonly table: "relationships" | "moments" | "media";
    readonly id: string;
  }[];
};

/** Includes rows in the trash. An unknown id erases nothing. */
export function eraseRelationship(journal: Journal, relationshipId: string): Erasure {
  const person = journal.relationships.find(({ id }) => id === relationshipId);
  if (!person) return { relationshipIds: [], momentIds: [], mediaIds: [], mentions: [] };
  const moments = journal.moments.filter(({ relationship_id }) => relationship_id === relationshipId);
  const momentIds = new Set(moments.map(({ id }) => id));
  const isTheirs = (media: Journal["media"][number]) =>
    media.relationship_id === relationshipId || (media.moment_id !== null && momentIds.has(media.moment_id));
  const names = wholeWord(person.name);
  const isNamedIn = (traits: TableTraits, row: object) => ownTexts(traits, row).some(names);
  return {
    relationshipIds: [relationshipId],
    momentIds: [...momentIds],
    mediaIds: journal.media.filter(isTheirs).map(({ id }) => id),
    mentions: [
      ...journal.relationships
        // Somebody else may bear the same name.
        .filter((one) => one.id !== relationshipId && isNamedIn(relationshipTraits, { ...one, name: "" }))
        .map(({ id }) => ({ table: "relationships", id }) as const),
      ...journal.moments
        .filter((moment) => !momentIds.has(moment.id) && isNamedIn(momentTraits, moment))
        .map(({ id }) => ({ table: "moments", id }) as const),
      ...journal.media
        .filter((media) => !isTheirs(media) && isNamedIn(mediaTraits, media))
        .map(({ id }) => ({ table: "media", id }) as const),
    ],
  };
}

/** "Ana" is named in "Ana's hands", not in "banana". */
export function wholeWord(name: string): (text: string) => boolean {
  const folded = foldText(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${folded}(?![\\p{L}\\p{N}])`, "u");
  return (text) => pattern.test(foldText(text));
}
