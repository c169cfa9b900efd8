/**
 * Deletes files that no row shows: uploads that were not finished or named within a day, and those whose row or person is gone. They are
 * marked first, so that no op can name them any more; then the files are deleted, and their rows last (migration 0006).
 */
import { column } from "#server/row-shape.ts";
import { folderOf } from "#server/storage/sealed-files.ts";
import type { Job } from "./job.ts";

export const collectFiles: Job = {
  name: "collect-files",
  cron: "29 * * * *",
  async run({ clock, files, stopping }, _callAcross, rowsAcross) {
    await files.sweep();
    while (!stopping.aborted) {
      const dropped = await rowsAcross("drop_uploads", [clock.now()], {
        user_id: column.uuid,
        id: column.uuid,
      });
      for (const { user_id: personId, id: uploadId } of dropped) {
        await files.removeFolder(folderOf({ personId, uploadId }));
        await rowsAcross("forget_upload", [personId, uploadId]);
      }
      if (dropped.length === 0) return;
    }
  },
};
