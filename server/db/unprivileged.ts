/**
 * PostgreSQL refuses to run as root. When the server is root, its programs run as `nobody` instead; when a parent folder is closed to that
 * uid (a clone under a 0700 home), they keep the one capability that lets them pass.
 */

import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { accessSync, chownSync, constants, statSync } from "node:fs";
import { dirname } from "node:path";

const nobody = { uid: 65_534, gid: 65_534 } as const;
const isRoot = () => process.getuid?.() === 0;

/** The uid that PostgreSQL runs as when it is not the server's own. */
export const postgresUid: number | undefined = isRoot() ? nobody.uid : undefined;

/** Gives a folder to the uid that PostgreSQL will run as. */
export function giveToPostgres(folder: string): void {
  if (isRoot()) chownSync(folder, nobody.uid, nobody.gid);
}

/** Spawns a PostgreSQL program. `reaches` are the paths it must be able to open. */
export function spawnPostgres(
  program: string,
  args: readonly string[],
  reaches: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  if (!isRoot()) return spawn(program, args, options);
  if ([program, ...reaches].every(isOpenToOthers)) return spawn(program, args, { ...options, ...nobody });
  const grip = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const identity = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, "--clear-groups"];
  return spawn("setpriv", [...identity, ...grip, "--", program, ...args], options);
}

function isOpenToOthers(path: string): boolean {
  try {
    accessSync(path, constants.F_OK);
  } catch {
    return false;
  }
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
