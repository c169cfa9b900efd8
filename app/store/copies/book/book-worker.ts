/** Makes the book in a worker: chosen, veiled and written without holding up the page. Photos come into their places afterwards. */
import { serveTask } from "#app/lib/computing/worker-task.ts";
import type { BookOrder, BookText } from "./take-book.ts";

serveTask<BookOrder, never, BookText>(async ({ databaseName, words, paper, letters, ...facts }) => {
  const [{ describeDatabase }, { readCopyRows }, { makeCopy }, { makeBook }] = await Promise.all([
    import("#app/store/db/journal-database.ts"),
    import("../read-source.ts"),
    import("#domain/copy/make-copy.ts"),
    import("./book-page.ts"),
  ]);
  const database = describeDatabase(databaseName);
  try {
    const rows = await readCopyRows(database, facts.owner);
    const copy = makeCopy({ ...facts, ...rows }, facts.choice);
    const uploads = new Map(rows.journal.media.map(({ id, upload_id }) => [id, upload_id]));
    const photos: BookText["photos"][number][] = [];
    const book = makeBook(copy, {
      ...{ words, paper, letters },
      language: facts.preferences.language,
      today: facts.today,
      addressOf: ({ id, kind }) => {
        photos.push({ id, kind, upload_id: uploads.get(id) ?? "" });
        return `photo:${id}`;
      },
    });
    return { ...book, photos };
  } finally {
    database.dexie.close();
  }
});
