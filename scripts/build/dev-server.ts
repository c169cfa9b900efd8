/**
 * What `npm run dev` serves: the app's own files only, to its own pages only. By default Vite would serve every file under the root,
 * including the master key in `data/`, and let any page of this machine read it.
 */
import { join } from "node:path";
import type { ServerOptions } from "vite";

const served = ["index.html", "app", "domain", "public", "node_modules"];

export function devServer(root: string): Pick<ServerOptions, "fs" | "cors"> {
  return {
    cors: false,
    fs: {
      strict: true,
      allow: served.map((name) => join(root, name)),
      deny: [".env", ".env.*", "*.{crt,pem,key}", "**/.git/**", "secrets.json", `${join(root, "data")}/**`],
    },
  };
}
