/**
 * The server's secrets in a backup, only when asked for: under a passphrase, by argon2id with constants that are never read from the file.
 * Whoever has the file and the passphrase reads everything.
 */
import { randomBytes } from "node:crypto";
import { type Algorithm, hashRaw } from "@node-rs/argon2";
import { dataKeyOf, openText, sealText } from "#server/crypto/seal.ts";
import { BackupRefusal } from "#server/db/backup/backup-refusal.ts";

const place = { table: "backup", row: "keys", column: "secrets", owner: "server" } as const;
const saltLength = 16;
/** What one guess costs: 64 MiB, three times over. */
const cost = {
  algorithm: 2 satisfies Algorithm,
  memoryCost: 65_536,
  timeCost: 3,
  parallelism: 1,
  outputLen: 32,
};
/** Signs: below it a guesser with the file is too fast. */
const shortestPassphrase = 20;

/** @throws BackupRefusal when the passphrase is too short */
export async function sealKeys(secrets: string, passphrase: string): Promise<Buffer> {
  if ([...passphrase].length < shortestPassphrase)
    throw new BackupRefusal(`The passphrase needs ${shortestPassphrase} signs at least.`);
  const salt = randomBytes(saltLength);
  return Buffer.concat([salt, sealText(await keyOf(passphrase, salt), place, secrets)]);
}

/** @throws BackupRefusal without the passphrase, or with another one */
export async function openKeys(sealed: Buffer, passphrase: string | undefined): Promise<string> {
  if (passphrase === undefined)
    throw new BackupRefusal(
      "There is no master key here. This backup has its keys under a passphrase: give --passphrase-file, or put the secrets.json of its server into the data folder.",
    );
  const key = await keyOf(passphrase, sealed.subarray(0, saltLength));
  try {
    return openText(key, place, sealed.subarray(saltLength));
  } catch {
    throw new BackupRefusal("The passphrase does not open the keys of this backup, or they are damaged.");
  }
}

const keyOf = async (passphrase: string, salt: Buffer) =>
  dataKeyOf(await hashRaw(passphrase.normalize("NFC"), { ...cost, salt }));
