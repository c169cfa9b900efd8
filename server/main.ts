/** The server's first file: a data folder that is in use is refused before the server itself is loaded. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { refuseServedFolder } from "./db/served-folder.ts";
import { StartRefusal } from "./start-refusal.ts";

try {
  // Read here without the schema of env.ts, which would cost the refused one half of its time.
  if (!process.env.DATABASE_URL) await refuseServedFolder(process.env.TENDRE_DATA || "./data");
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
// What was compiled is kept, here and not in the machine's shared folder: the next start spends a third less on loading.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/server"));
const { runServer } = await import("./run-server.ts");
await runServer();
