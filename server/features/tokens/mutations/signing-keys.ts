/**
 * The key that signs, and the next one. A new key is published `announced` before it signs: whoever holds a key set of ten minutes
 * has it by then.
 */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type pg from "pg";
import { keySetLife, tokenAlgorithm } from "#domain/account/access-token.ts";
import type { MasterKeys } from "#server/crypto/master-keys.ts";
import { openText, type Place, sealText } from "#server/crypto/seal.ts";
import { type AuthRows, authRows, inAuthTransaction } from "#server/features/auth/auth-database.ts";
import { column } from "#server/row-shape.ts";

/** Milliseconds that one key signs. */
const signsFor = 30 * 24 * 60 * 60 * 1000;
/** Milliseconds: a key set may lie in a cache on the way and in the client's own. */
const announced = 2 * keySetLife;

type SigningKey = { readonly kid: string; readonly key: CryptoKey };

const placeOf = (kid: string): Place => ({
  table: "auth.signing_keys",
  row: kid,
  column: "private_key",
  owner: "server",
});
/** The key that signs now. The first is made here, as if it had been for a while (clocks differ), and each next one in good time. */
export async function currentSigningKey(pool: pg.Pool, masters: MasterKeys, now: Date): Promise<SigningKey> {
  const row = await inAuthTransaction(pool, async (tx) => {
    const newest = await newestKey(tx, now);
    if (newest && now.getTime() - newest.signs_from.getTime() < signsFor) return newest;
    // One at a time, over all instances; whoever waited finds what the other made.
    await tx.rows("select pg_advisory_xact_lock(hashtext('tendre:signing-keys'))");
    const [coming] = await tx.rows(
      "select count(*) as keys from auth.signing_keys where signs_from > $1",
      [newest?.signs_from ?? new Date(0)],
      { keys: column.int8 },
    );
    if (!coming?.keys)
      await makeKey(tx, masters, new Date(now.getTime() + (newest ? announced : -announced)));
    return newestKey(tx, now);
  });
  if (!row) throw new Error("No key signs.");
  const jwk = openKey(masters, row.kid, row.private_key);
  if (!jwk) {
    // Sealed under a master key that is gone: nobody can sign with it any more.
    await authRows(pool).rows("delete from auth.signing_keys where kid = $1", [row.kid]);
    return currentSigningKey(pool, masters, now);
  }
  const key = await importJWK(jwk, tokenAlgorithm);
  if (key instanceof Uint8Array) throw new Error("A signing key is a pair of keys.");
  return { kid: row.kid, key };
}

function openKey(masters: MasterKeys, kid: string, sealed: Buffer): JWK | null {
  for (const master of masters.all()) {
    try {
      return JSON.parse(openText(master.sealFor("signing-key"), placeOf(kid), sealed));
    } catch {
      // The next one may open it.
    }
  }
  return null;
}

async function newestKey(tx: AuthRows, now: Date) {
  const [row] = await tx.rows(
    "select kid, private_key, signs_from from auth.signing_keys where signs_from <= $1 order by signs_from desc, kid limit 1",
    [now],
    { kid: column.text, private_key: column.bytea, signs_from: column.timestamptz },
  );
  return row;
}

async function makeKey(tx: AuthRows, masters: MasterKeys, signsFrom: Date): Promise<void> {
  const pair = await generateKeyPair(tokenAlgorithm, { extractable: true });
  const [publicJwk, privateJwk] = [await exportJWK(pair.publicKey), await exportJWK(pair.privateKey)];
  const kid = await calculateJwkThumbprint(publicJwk);
  await tx.rows(
    "insert into auth.signing_keys (kid, public_key, private_key, signs_from) values ($1, $2, $3, $4)",
    [
      kid,
      JSON.stringify({ ...publicJwk, kid, alg: tokenAlgorithm, use: "sig" }),
      sealText(masters.current().sealFor("signing-key"), placeOf(kid), JSON.stringify(privateJwk)),
      signsFrom,
    ],
  );
}
