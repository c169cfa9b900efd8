/** The entry point: a data folder that is in use is refused before the server is loaded. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { refuseServedFolder } from "./db/served-folder.ts";
import { StartRefusal } from "./start-refusal.ts";

try {
  // Read without the schema of env.ts, which would take half of the time of a refusal.
  if (!process.env.DATABASE_URL) await refuseServedFolder(process.env.TENDRE_DATA || "./data");
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
// Compiled code is cached here, not in the machine's shared folder: the next start loads a third faster.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/server"));
const { runServer } = await import("./run-server.ts");
await runServer();
