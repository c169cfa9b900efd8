import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { vitest } from "./steps.mjs";

const debian = "/usr/lib/postgresql";

/** The server tests on every engine found here: the embedded 18, and Debian's 15 when its programs are installed. */
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
        vitest(`Server tests on PostgreSQL ${version}`, ["server"], { TENDRE_TEST_POSTGRES: programs }),
      ),
  ];
}
