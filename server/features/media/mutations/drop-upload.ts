import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { folderOf } from "#server/storage/sealed-files.ts";

/**
 * Deletes an upload that no row refers to. Its files are deleted now, its row by the next collection, which checks again.
 * @throws AppError `not_found`; `conflict` when a row shows its files
 */
export async function dropUpload(
  { db, files }: Pick<Services, "db" | "files">,
  scope: OwnerScope,
  id: string,
): Promise<void> {
  const { personId } = scope;
  await db.transact(scope, async (tx) => {
    const [row] = await tx.rows({
      text: "select media_id, state from uploads where user_id = $1 and id = $2 for update",
      values: [personId, id],
      row: { media_id: column.uuid.orNull, state: column.text },
    });
    if (!row || row.state === "dropped") throw new AppError("not_found");
    if (row.media_id !== null) throw new AppError("conflict");
    await tx.run({
      text: "update uploads set state = 'dropped', facts = null where user_id = $1 and id = $2",
      values: [personId, id],
    });
  });
  await files.removeFolder(folderOf({ personId, uploadId: id }));
}
