import type { Relationship } from "#domain/relationship/relationship.ts";
import { isUnderage } from "#domain/relationship/relationship-rules.ts";
import type { Gallery } from "./gallery.ts";

export function galleryOf(relationship: Relationship): Gallery {
  const { id, name } = relationship;
  return { relationshipId: id, momentId: null, name, isUnderage: isUnderage(relationship) };
}
