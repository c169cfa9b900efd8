/** Starts the server, says where it is, and stops it cleanly. */
import { AlreadyServed } from "./db/cluster.ts";
import { readEnv } from "./env.ts";
import { startServer } from "./start-server.ts";

try {
  const server = await startServer(readEnv(process.env));
  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  console.log(`ready ${server.url}`);
} catch (error) {
  console.error(error instanceof AlreadyServed ? error.message : error);
  process.exit(1);
}
