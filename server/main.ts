/** The server's first file: a data folder that is in use is refused before the server itself is loaded. */
import { AlreadyServed, refuseServedFolder } from "./db/served-folder.ts";

try {
  // Read here without the schema of env.ts, which would cost the refused one half of its time.
  if (!process.env.DATABASE_URL) await refuseServedFolder(process.env.TENDRE_DATA || "./data");
} catch (error) {
  console.error(error instanceof AlreadyServed ? error.message : error);
  process.exit(1);
}
const { runServer } = await import("./run-server.ts");
await runServer();
