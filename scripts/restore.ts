/** `npm run restore -- FILE`: puts a backup into an empty data folder or database (docs/self-hosting.md, "Backup and restore"). */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readLists, restoreBackup } from "#server/backup/restore-backup.ts";
import { readEnv } from "#server/env.ts";
import { readPassphrase, sayWhyAndFail } from "./backup/words.ts";

const usage = `Usage: npm run restore -- FILE [--deleted LIST]… [--passphrase-file FILE]

  FILE                    a backup; TENDRE_DATA (or DATABASE_URL and the storage) must be empty
  --deleted LIST          deleted-accounts.txt of a newer backup, or media/deleted-accounts of the old data folder:
                          who stands in it does not come back
  --passphrase-file FILE  holds the passphrase of a backup that was made with its keys

The master key must be there: its secrets.json in TENDRE_DATA, or MASTER_KEY, or in the backup.`;

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => stop.abort(new Error("Stopped: what was written was taken away again.")));

await main().catch(sayWhyAndFail);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      deleted: { type: "string", multiple: true },
      "passphrase-file": { type: "string" },
    },
  });
  if (values.help) return console.log(usage);
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Error(usage);
  const passphraseFile = values["passphrase-file"];
  const env = readEnv(process.env);
  const restored = await restoreBackup(env, resolve(path), {
    passphrase: passphraseFile === undefined ? undefined : await readPassphrase(passphraseFile),
    deletedLists: await readLists(values.deleted ?? []),
    signal: stop.signal,
    onProgress: (what) => console.log(what),
  });
  const { about, rows, files, destroyed, media, unknownKeys } = restored;
  console.log(`Restored the backup of ${about.madeAt}: ${rows} rows, ${files} files of photos and videos.`);
  if (destroyed > 0)
    console.log(`${destroyed} accounts were deleted after it was made: they and their keys are gone again.`);
  if (media.missing.length > 0)
    console.log(`The backup lacked files of ${media.missing.length} photos and videos from the beginning.`);
  if (unknownKeys > 0)
    console.error(
      `WARNING: some people's keys are wrapped by ${unknownKeys} master keys that are not here. Give the server both (docs/self-hosting.md, "A new master key").`,
    );
  console.log(
    `What people erased from their journals since ${about.madeAt} is back, and no list keeps it away: tell them, or take a newer backup.`,
  );
  console.log(
    "Start the server: devices notice that it was put back, and ask before they send what it lacks.",
  );
}
