/**
 * PostgreSQL refuses to run as root. When the server is root, its programs run as `nobody` instead; when a parent folder is closed to that
 * uid (a clone under a 0700 home), they keep the one capability that lets them pass and read.
 */

import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { chownSync, existsSync, statSync } from "node:fs";
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
  // Without the last one access(2), by which PostgreSQL looks for its own programs, would not count the capability.
  const grip = [
    "--inh-caps=+dac_read_search",
    "--ambient-caps=+dac_read_search",
    "--securebits=+no_setuid_fixup",
  ];
  const identity = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, "--clear-groups"];
  return spawn("setpriv", [...identity, ...grip, "--", program, ...args], options);
}

/** What to do when PostgreSQL could not pass to `paths` all the same (no `setpriv`, a container without capabilities); empty when nothing is closed. */
export function openingAdvice(paths: readonly string[]): string {
  const closed = isRoot() ? paths.flatMap((path) => closedFolderAbove(path) ?? [])[0] : undefined;
  return closed === undefined
    ? ""
    : ` PostgreSQL does not run as root, and whoever runs it instead cannot enter ${closed}: open that folder (chmod o+x), move Tendre and its TENDRE_DATA to another one, or start it as an ordinary user.`;
}

function isOpenToOthers(path: string): boolean {
  return existsSync(path) && closedFolderAbove(path) === undefined;
}

function closedFolderAbove(path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
