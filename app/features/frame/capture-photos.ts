import { addFiles } from "#app/features/media/add/add-files.ts";
import type { AddPhotos } from "#app/features/moments/capture/kept-photos.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { isAlive } from "#app/store/db/use-view.ts";
import { byPosition } from "#domain/media/media-list.ts";
import { isUnderage } from "#domain/relationship/relationship-rules.ts";

/** Adds photos chosen with a new moment; they come first in the gallery of its relationship too. */
export const addCapturedPhotos: AddPhotos = async ({ id, relationship_id }, files, how) => {
  const { relationships, media } = requireJournal().views;
  await media.settled();
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
  return addFiles(gallery, beside, files, how);
};
