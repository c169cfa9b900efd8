import { useMemo } from "react";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useUploads } from "#app/store/uploads/uploads.ts";
import { conversationsAbout } from "#domain/conversation/conversations-about.ts";
import { type Erasure, eraseRelationship } from "#domain/journal/erase-person.ts";

export type ErasureCounts = {
  readonly moments: number;
  readonly media: number;
  /** Files that the server does not have yet. */
  readonly waiting: number;
  readonly trash: number;
  /** With LISA: each that names or cites them goes whole. */
  readonly conversations: number;
  readonly conflicts: number;
  readonly drafts: number;
  readonly unsent: number;
};

/** What is erased with this person as far as this device knows, and the texts that mention them. Undefined while reading. */
export function useErasure(
  id: string,
): { readonly counts: ErasureCounts; readonly mentions: Erasure["mentions"] } | undefined {
  const journal = useJournalRows();
  const [conversations, turns] = [useView("conversations"), useView("turns")];
  const [conflicts, drafts, outbox, refusedOps] = [
    useView("conflicts"),
    useView("drafts"),
    useView("outbox"),
    useView("refusedOps"),
  ];
  const uploads = useUploads();
  return useMemo(() => {
    if (!journal || !conflicts || !drafts || !outbox || !refusedOps || !uploads) return undefined;
    if (!conversations || !turns) return undefined;
    const { momentIds, mediaIds, mentions } = eraseRelationship(journal, id);
    const ids = new Set([id, ...momentIds, ...mediaIds]);
    const name = journal.relationships.find((one) => one.id === id)?.name ?? "";
    const [moments, media] = [new Set(momentIds), new Set(mediaIds)];
    const isTrashed = (row: { readonly deleted_at: string | null }) => row.deleted_at !== null;
    const trashed = [
      ...journal.moments.filter((row) => moments.has(row.id) && isTrashed(row)),
      ...journal.media.filter((row) => media.has(row.id) && isTrashed(row)),
    ];
    const speaksOf = (value: unknown) => {
      const text = JSON.stringify(value);
      return [...ids].some((one) => text.includes(one));
    };
    const counts = {
      moments: momentIds.length,
      media: mediaIds.length,
      waiting: uploads.filter(
        ({ place, state }) =>
          state !== "named" && (ids.has(place.relationship_id ?? "") || ids.has(place.moment_id ?? "")),
      ).length,
      trash: trashed.length,
      conversations: conversationsAbout({ ids, name }, conversations.values(), turns.values()).size,
      conflicts: [...conflicts.values()].filter((row) => !isTrashed(row) && ids.has(row.row_id)).length,
      drafts: [...drafts.values()].filter(speaksOf).length,
      unsent: [...outbox.values(), ...refusedOps.values()].filter(({ op }) => ids.has(op.id)).length,
    };
    return { counts, mentions };
  }, [journal, conflicts, drafts, outbox, refusedOps, uploads, conversations, turns, id]);
}
