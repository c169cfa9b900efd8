/**
 * Checks a signed token with the server's public keys, as any client can: the key set is fetched once and used for ten minutes, and asked
 * for again sooner when a token names a key that is not in it (specification, section 9).
 */
import { keySetLife, keySetPath, signedTokenType, tokenAlgorithm } from "#domain/account/access-token.ts";

type KeySet = Awaited<ReturnType<typeof openKeySet>>;
let keySet: Promise<KeySet> | undefined;

/** The library comes with the first token. */
async function openKeySet() {
  const { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } = await import("jose");
  const keys = createRemoteJWKSet(new URL(keySetPath, location.origin), {
    cacheMaxAge: keySetLife,
    // Kept here, not by the browser as well: two caches of ten minutes would be one of twenty.
    [customFetch]: (url: string, options: RequestInit) => fetch(url, { ...options, cache: "no-store" }),
  });
  return { keys, decodeJwt, jwtVerify };
}

/** False also where the browser gives no cryptography (an address without https) or the key set cannot be fetched. */
export async function isOurToken(token: string): Promise<boolean> {
  try {
    keySet ??= openKeySet();
    const { keys, decodeJwt, jwtVerify } = await keySet;
    const { iat } = decodeJwt(token);
    if (iat === undefined) return false;
    // By the server's clock: it was made this moment, whatever this device believes the time to be.
    const currentDate = new Date(iat * 1000);
    await jwtVerify(token, keys, { algorithms: [tokenAlgorithm], typ: signedTokenType, currentDate });
    return true;
  } catch {
    return false;
  }
}
