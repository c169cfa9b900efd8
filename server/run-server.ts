/** Starts the server, prints its address, and stops it cleanly. */
import { environmentLogLine, stopsStart } from "#domain/backend/environment.ts";
import { checkSettings, type Env, readEnv } from "./env.ts";
import { StartRefusal } from "./start-refusal.ts";
import { startServer } from "./start-server.ts";
import { greetingOf, startWarnings } from "./start-warnings.ts";

/** Prints `ready URL` last; a server that cannot start prints the reason and ends the process with 1. */
export async function runServer(): Promise<void> {
  try {
    const env = readSettings();
    const server = await startServer(env);
    let isStopping = false;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
    for (const { text } of startWarnings(env, server.services.mailer)) console.warn(`\nWARNING: ${text}\n`);
    console.log(greetingOf(server.url, server.services));
    console.log(`ready ${server.url}`);
  } catch (error) {
    console.error(error instanceof StartRefusal ? error.message : error);
    process.exit(1);
  }
}

/** @throws StartRefusal with a sentence for each setting that is invalid, or that prevents the start in development. */
function readSettings(): Env {
  const warnings = checkSettings(process.env);
  const line = environmentLogLine(warnings);
  const list = warnings.map(({ message }) => message).join("; ");
  try {
    const env = readEnv(process.env);
    if (stopsStart({ environment: env.NODE_ENV }, warnings)) throw new StartRefusal(list);
    if (warnings.length > 0) console.warn(`${line}: ${list}`);
    else console.log(line);
    return env;
  } catch (error) {
    console.error("Environment validation failed");
    throw error;
  }
}
