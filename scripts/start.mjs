// npm start: installs what is missing, builds when outdated, then starts the server under the pinned Node.
import { spawn } from "node:child_process";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled, pinnedNode, root } from "./setup/install.mjs";

ensureInstalled();
ensureBuilt();
const server = spawn(pinnedNode, ["server/main.ts"], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
