import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { vitest } from "./steps.mjs";

const debian = "/usr/lib/postgresql";

/**
 * Where SQL is written and tested: what an older engine may answer differently. Not features/media and features/auth, whose time goes into
 * pictures and password hashes.
 */
const sqlRooms = [
  "server/db/",
  // Of the back-office: every act once, the audit log, and the lists and figures with the longest statements.
  ...["admin", "admin-overview", "admin-security"].map((name) => `server/features/${name}/`),
  ...["billing", "history", "profile", "relationships", "sync", "trash"].map(
    (name) => `server/features/${name}/`,
  ),
  "server/jobs/",
  "server/attacks/database-role",
];

/** All server tests on the embedded engine, 18; those of SQL on Debian's 15 too, when its programs are installed. */
export function serverSteps() {
  const others = existsSync(debian)
    ? readdirSync(debian).filter((version) => Number(version) >= 15 && Number(version) < 18)
    : [];
  return [
    vitest("Server tests on PostgreSQL 18", ["server"]),
    ...others
      .map((version) => ({ version, programs: join(debian, version, "bin") }))
      .filter(({ programs }) => existsSync(join(programs, "initdb")))
      .map(({ version, programs }) =>
        vitest(`SQL on PostgreSQL ${version}`, ["server"], { TENDRE_TEST_POSTGRES: programs }, sqlRooms),
      ),
  ];
}
