/** Relationships on this device. The rows of other features are stored in the same way. */

import { requireJournal } from "#app/store/db/journal.ts";
import { derive, isAlive, useView, useViewRow } from "#app/store/db/use-view.ts";
import {
  createRow,
  deleteRow,
  patchRow,
  restoreRow,
  type TypedFrom,
  type Written,
} from "#app/store/write/write-row.ts";
import type { Relationship, RelationshipFields } from "#domain/relationship/relationship.ts";

const keptRelationships = derive<Relationship, readonly Relationship[]>((rows) =>
  [...rows.values()].filter(isAlive),
);

/** All but the trash, unordered; undefined until read from the database for the first time. */
export function useRelationships(): readonly Relationship[] | undefined {
  return keptRelationships(useView("relationships"));
}

/** Also one in the trash (`deleted_at`); null when there is none with that id. */
export function useRelationship(id: string): Relationship | null | undefined {
  return useViewRow("relationships", id);
}

export function createRelationship(
  fields: Partial<RelationshipFields>,
  { draft }: TypedFrom = {},
): Promise<Written<Relationship>> {
  return createRow(requireJournal(), "relationships", fields, { draft });
}

export function updateRelationship(
  id: string,
  patch: Partial<RelationshipFields>,
  from?: TypedFrom,
): Promise<Written<Relationship>> {
  return patchRow(requireJournal(), "relationships", id, patch, from);
}

/** Moves it to the trash: `undoDelete` restores it for 30 days. */
export function deleteRelationship(id: string): Promise<Written<Relationship>> {
  return deleteRow(requireJournal(), "relationships", id);
}

export function undoDelete(id: string): Promise<Written<Relationship>> {
  return restoreRow(requireJournal(), "relationships", id);
}
