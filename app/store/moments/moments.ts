/** Moments on this device. */

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
import type { Moment, MomentFields } from "#domain/moment/moment.ts";

const none: readonly Moment[] = [];

const keptMoments = derive<Moment, readonly Moment[]>((rows) => [...rows.values()].filter(isAlive));

const momentsByRelationship = derive((rows: ReadonlyMap<string, Moment>) =>
  Map.groupBy([...rows.values()].filter(isAlive), ({ relationship_id }) => relationship_id),
);

/** All but the trash, unordered; undefined until read from the database for the first time. */
export function useMoments(): readonly Moment[] | undefined {
  return keptMoments(useView("moments"));
}

/** Also one in the trash (`deleted_at`); null when there is none with that id. */
export function useMoment(id: string): Moment | null | undefined {
  return useViewRow("moments", id);
}

/** Those of one relationship, or of none (null), unordered. */
export function useMomentsOf(relationshipId: string | null): readonly Moment[] | undefined {
  const groups = momentsByRelationship(useView("moments"));
  return groups && (groups.get(relationshipId) ?? none);
}

export function createMoment(
  fields: Partial<MomentFields>,
  { draft }: TypedFrom = {},
): Promise<Written<Moment>> {
  return createRow(requireJournal(), "moments", fields, { draft });
}

export function updateMoment(
  id: string,
  patch: Partial<MomentFields>,
  from?: TypedFrom,
): Promise<Written<Moment>> {
  return patchRow(requireJournal(), "moments", id, patch, from);
}

/** Moves it to another relationship, or to none. */
export function moveMoment(id: string, relationshipId: string | null): Promise<Written<Moment>> {
  return patchRow(requireJournal(), "moments", id, { relationship_id: relationshipId });
}

/** Moves it to the trash: `restoreMoment` restores it for 30 days. */
export function deleteMoment(id: string): Promise<Written<Moment>> {
  return deleteRow(requireJournal(), "moments", id);
}

export function restoreMoment(id: string): Promise<Written<Moment>> {
  return restoreRow(requireJournal(), "moments", id);
}
