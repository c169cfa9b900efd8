import { addFiles } from "#app/features/media/add/add-files.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { isAlive } from "#app/store/db/use-view.ts";
import { byPosition } from "#domain/media/media-list.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isUnderage } from "#domain/relationship/relationship-rules.ts";

/** Adds photos chosen with a new moment; they come first in the gallery of its relationship too. Returns how many were added. */
export async function addCapturedPhotos(
  { id, relationship_id }: Moment,
  files: readonly File[],
  onDone: (file: File) => void,
): Promise<number> {
  const { relationships, media } = requireJournal().views;
  const person = relationship_id === null ? undefined : relationships.current()?.get(relationship_id);
  const beside = [...(media.current()?.values() ?? [])]
    .filter((one) => isAlive(one) && one.relationship_id === relationship_id)
    .toSorted(byPosition);
  const gallery = {
    relationshipId: relationship_id,
    momentId: id,
    name: person?.name ?? "",
    isUnderage: person ? isUnderage(person) : false,
  };
  return addFiles(gallery, beside, files, onDone);
}
