/** Starts the server, says where it is, and stops it cleanly. */
import { AlreadyServed } from "./db/cluster.ts";
import { readEnv } from "./env.ts";
import { type RunningServer, startServer } from "./start-server.ts";

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
  console.log(greeting(server));
  console.log(`ready ${server.url}`);
} catch (error) {
  console.error(error instanceof AlreadyServed ? error.message : error);
  process.exit(1);
}

function greeting({ url, services }: RunningServer): string {
  const { env, mailer } = services;
  const mail =
    mailer.kind === "sink"
      ? `its confirmation mail waits at ${url}/dev/mail`
      : "its confirmation comes by mail";
  return [
    `Tendre keeps its data in ${env.DATABASE_URL ? "the database of DATABASE_URL" : env.TENDRE_DATA}.`,
    `Open ${url} and create an account; ${mail}.`,
  ].join("\n");
}
