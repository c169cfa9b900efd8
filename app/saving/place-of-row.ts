import { paths } from "#app/paths.ts";
import type { UploadPlace } from "#app/store/db/upload-row.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";

/** The page that shows a row; null when it has none of its own. */
export function pageOfRow(table: SyncedTableName, id: string): string | null {
  if (table === "relationships") return paths.relationship(id);
  if (table === "moments") return paths.moment(id);
  return table === "profiles" ? paths.profile : null;
}

/** The page where a row is written; null when it has none of its own. */
export function formOfRow(table: SyncedTableName, id: string): string | null {
  if (table === "relationships") return paths.editRelationship(id);
  return table === "moments" ? paths.editMoment(id) : null;
}

/** The page that shows a photo or video that is not uploaded yet. */
export function pageOfUpload({ moment_id, relationship_id }: UploadPlace): string {
  if (moment_id) return paths.moment(moment_id);
  return relationship_id ? paths.photos(relationship_id) : paths.list;
}
