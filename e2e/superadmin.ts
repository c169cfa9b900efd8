import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { RunningServer } from "#server/testing/running-server.ts";

/** The only way to that role: the command line on the server's own machine. */
export async function grantSuperadmin({ url, folder }: RunningServer, email: string): Promise<void> {
  const env = { ...process.env, TENDRE_DATA: folder, PORT: new URL(url).port };
  await promisify(execFile)(process.execPath, ["scripts/admin.ts", "grant-superadmin", email], { env });
}
