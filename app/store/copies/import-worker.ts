/** Compares, writes and undoes imports in a worker: a long copy never holds up the page. */
import { serveTask } from "#app/lib/computing/worker-task.ts";
import type { ImportTask, ImportTaskResult } from "./bring-in.ts";
import type { ImportProgress } from "./write-import.ts";

serveTask<ImportTask, ImportProgress, ImportTaskResult>(
  async ({ databaseName, identity, ...task }, report) => {
    const [{ describeDatabase }, { v7 }, { compareFile }, { previewOf }, { undoImport }, { writeImport }] =
      await Promise.all([
        import("#app/store/db/journal-database.ts"),
        import("uuid"),
        import("./compare-file.ts"),
        import("./import-preview.ts"),
        import("./undo-import.ts"),
        import("./write-import.ts"),
      ]);
    const database = describeDatabase(databaseName);
    const journal = { ...identity, database, now: () => new Date(), newId: () => v7() };
    try {
      if (task.act === "look") {
        const { lookAtFile } = await import("./foreign/look-at-file.ts");
        return { act: "look", look: await lookAtFile(journal, task.request) };
      }
      if (task.act === "undo") return { act: "undo", outcome: await undoImport(journal, task.importId) };
      const read = await compareFile(journal, task.source, (done, of) =>
        report({ phase: "reading", done, of }),
      );
      if (!read.ok) return { act: "refused", refusal: read.refusal };
      const { compared, origin, files, plain, fileStates } = read;
      if (task.act === "preview")
        return { act: "preview", preview: previewOf(compared, origin, files), plain, fileStates };
      const order = { importId: task.source.importId, choice: task.choice, files };
      const outcome = await writeImport(journal, compared, order, report);
      if (outcome.ok) await read.remember();
      return { act: "write", outcome };
    } finally {
      database.dexie.close();
    }
  },
);
