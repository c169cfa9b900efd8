/** Photos and videos of an import, whose files are on the device already ([Note: staged files]). */
import type { JournalWriter } from "#app/store/db/journal.ts";
import type { ImportedRow } from "#app/store/db/journal-database.ts";
import type { UploadRow } from "#app/store/db/upload-row.ts";
import { unsent } from "#app/store/uploads/queue-rows.ts";
import { decideCreate } from "#app/store/write/commit-row.ts";
import type { ComparedEntry } from "#domain/copy/compare-copy.ts";
import { mediaFieldsSchema } from "#domain/media/media-fields.ts";
import { ownMediaList } from "#domain/media/media-list.ts";
import { checkFields } from "#domain/sync/synced-tables.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import type { StagedMedia } from "./stage-files.ts";
import { RefusedEntry, writeOne } from "./write-entry.ts";

/**
 * A photo or video whose file is here: of an account it goes into the queue of uploads and gets its row once the server has it, as any other;
 * elsewhere its row is written now.
 */
export async function writeMedia(
  journal: JournalWriter,
  importId: string,
  entry: ComparedEntry,
  { type, bytes, facts }: StagedMedia,
): Promise<ImportedRow["kind"] | null> {
  const { database, newId } = journal;
  const { id, label, told } = entry;
  const input = { ...entry.fields, upload_id: newId() };
  // It came from elsewhere since the comparison. One that was cancelled is only remembered for the server, which forgets it in a day.
  const upload = await database.uploads.get(id);
  if (upload && upload.state !== "cancelled") return null;
  if (await database.rows("media").get(id)) {
    if (!facts) await database.files.where("[id+name]").between([id, ""], [id, "\uffff"]).delete();
    return null;
  }
  if (facts) {
    return writeOne(journal, importId, entry, decideCreate(journal, "media", id, input, { ...facts }));
  }
  const checked = checkFields("media", "put", input);
  if (!checked.ok) throw new RefusedEntry(label);
  const { upload_id: _, ...place } = mediaFieldsSchema.parse(checked.fields);
  const row: UploadRow = {
    ...unsent,
    id,
    uploadId: newId(),
    name: place.caption || nameOf(entry.file),
    type,
    bytes,
    kind: told?.kind ?? "photo",
    place,
    ask: newId(),
    addedAt: journal.now().toISOString(),
  };
  await database.uploads.put(row);
  await database.imported.put({ importId, table: "media", id, kind: "created", before: {}, after: {} });
  return "created";
}

const nameOf = (file: string | null) => (file ?? "").split("/").at(-1) ?? "";

/** Without a server nobody else keeps the lists of people's photos. */
export async function listHere(
  { kind, database }: JournalWriter,
  entries: readonly { readonly table: SyncedTableName; readonly id: string }[],
): Promise<void> {
  if (kind === "account") return;
  const media = await database.table("media").toArray();
  const changed = new Set(entries.filter(({ table }) => table === "media").map(({ id }) => id));
  const people = new Set(
    media.filter(({ id }) => changed.has(id)).map(({ relationship_id }) => relationship_id),
  );
  const relationships = database.table("relationships");
  for (const row of await relationships.toArray()) {
    if (people.has(row.id)) await relationships.update(row.id, { media: ownMediaList(row, media) });
  }
}
