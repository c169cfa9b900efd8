// npm run dev: the server restarts and the page reloads on every change.
import { spawn } from "node:child_process";
import { ensureInstalled, pinnedNode, root } from "./setup/install.mjs";

ensureInstalled();
const port = process.env.PORT ?? "3000";
const api = String(Number(port) + 1);
const children = [
  spawn(pinnedNode, ["--watch-path=server", "--watch-path=domain", "server/main.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PORT: api, PUBLIC_URL: `http://localhost:${port}` },
  }),
  spawn(pinnedNode, ["node_modules/vite/bin/vite.js", "--port", port, "--strictPort"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TENDRE_API: `http://127.0.0.1:${api}` },
  }),
];
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.once("exit", stop);
