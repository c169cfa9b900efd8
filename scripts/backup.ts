/** `npm run backup -- [FILE]`: one file with the database, photos and videos of a running server (docs/self-hosting.md, "Backup and restore"). */
import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { makeBackup } from "#server/backup/make-backup.ts";
import { ownerConnection } from "#server/db/owner-connection.ts";
import { readEnv } from "#server/env.ts";
import { findSecrets } from "#server/secrets.ts";
import { createFileStore } from "#server/storage/create-file-store.ts";
import { readPassphrase, sayWhyAndFail } from "./backup/words.ts";

const usage = `Usage: npm run backup -- [FILE] [--with-keys --passphrase-file FILE]

  FILE                    where to write it; backups/tendre-<now>.tar when it is left out
  --with-keys             puts the master key into it, under the passphrase
  --passphrase-file FILE  holds the passphrase, 20 signs at least

The server goes on meanwhile. Without --with-keys the file opens nothing without the master key.`;

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => stop.abort(new Error("Stopped: nothing was written.")));

await main().catch(sayWhyAndFail);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      "with-keys": { type: "boolean" },
      "passphrase-file": { type: "string" },
    },
  });
  if (values.help) return console.log(usage);
  const passphraseFile = values["passphrase-file"];
  if (positionals.length > 1 || (values["with-keys"] === true) !== (passphraseFile !== undefined))
    throw new Error(usage);
  const env = readEnv(process.env);
  const owner = ownerConnection(env);
  const secrets = await findSecrets(env);
  if (!secrets) throw new Error(`There is no master key in ${env.TENDRE_DATA} and none is set.`);
  const passphrase = passphraseFile === undefined ? undefined : await readPassphrase(passphraseFile);
  const path = resolve(
    positionals[0] ?? `backups/tendre-${new Date().toISOString().replace(/[:.]/g, "-")}.tar`,
  );
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const source = { owner, secrets, files: createFileStore(env) };
  const { rows, media } = await makeBackup(source, path, {
    passphrase,
    signal: stop.signal,
    onProgress: (what) => console.log(what),
  });
  const count = Object.values(rows).reduce((total, each) => total + each, 0);
  console.log(`${path}: ${count} rows, ${media.files} files of ${media.uploads} photos and videos.`);
  if (media.gone > 0)
    console.log(
      `${media.gone} photos and videos that nothing shows any more had no files: they were deleted for good.`,
    );
  if (media.missing.length > 0)
    console.error(
      `WARNING: the storage lacks files that the database shows, so this backup does too: ${media.missing.join(", ")}`,
    );
  console.log(
    passphrase === undefined
      ? "The master key is not in it: keep it elsewhere, and as long as this file."
      : "The master key is in it, under the passphrase: whoever has both reads everything.",
  );
}
