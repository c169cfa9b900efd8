/**
 * The pictures of the demo's life: engraved, as files of their own, since a photograph of somebody who does not exist would be a lie. They
 * are fetched and drawn after the journal is open, which waits for none of them.
 */
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { filesStored } from "#app/store/uploads/files.ts";
import { engravingFile } from "#app/ui/art/engraving-file.ts";
import { pictureFacts } from "#domain/demo-life/demo-journal.ts";

/** Writes the files of the pictures that have none yet. @param pictureOf what each media row shows */
export async function drawPictures(
  { dexie, files, ...database }: JournalDatabase,
  pictureOf: ReadonlyMap<string, string>,
): Promise<void> {
  const { engravings } = await import("./engravings.ts");
  const known = await files.bulkGet([...pictureOf.keys()].map((id): [string, string] => [id, "large"]));
  const missing = [...pictureOf].filter((_, at) => known[at] === undefined);
  const drawn = missing.flatMap(([id, name]) => {
    const engraving = engravings[name];
    if (!engraving) return [];
    const blob = new Blob([engravingFile(engraving, pictureFacts)], { type: "image/svg+xml" });
    return [{ id, name: "large" as const, blob }];
  });
  if (drawn.length === 0 || !dexie.isOpen()) return;
  const media = database.table("media");
  await dexie.transaction("rw", files, media, async () => {
    await files.bulkPut(drawn);
    await media.bulkUpdate(drawn.map(({ id, blob }) => ({ key: id, changes: { bytes: blob.size } })));
  });
  filesStored.set(filesStored.get() + 1);
}
