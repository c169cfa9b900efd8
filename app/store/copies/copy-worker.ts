/** Makes the JSON copy in a worker: the whole journal becomes text without holding up the page. Its parts are files of their own. */
import { serveTask } from "#app/lib/computing/worker-task.ts";
import type { CopyOrder } from "./take-copy.ts";
import type { WrittenCopy } from "./write-copy.ts";

serveTask<CopyOrder, never, WrittenCopy>(async ({ databaseName, passphrase, ...order }) => {
  const [{ describeDatabase }, { writeCopy }, { sealCopy }] = await Promise.all([
    import("#app/store/db/journal-database.ts"),
    import("./write-copy.ts"),
    import("./seal.ts"),
  ]);
  const database = describeDatabase(databaseName);
  try {
    const copy = await writeCopy(database, order);
    if (passphrase === null) return copy;
    return { ...copy, file: await new Response(await sealCopy(copy.file.stream(), passphrase)).blob() };
  } finally {
    database.dexie.close();
  }
});
