/** What Apple does in ways of its own. */
import { createPrivateKey, sign } from "node:crypto";
import { z } from "zod";
import type { Env } from "#server/env.ts";
import { readIdToken } from "./identity.ts";
import type { OutsideIdentity, OutsideTokens } from "./provider.ts";

/**
 * Apple's client secret is a signed JWT valid for six months at most, so it is created at every start
 * (https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret).
 */
export function appleSecret(env: Env, now: Date): string {
  const { APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY, APPLE_CLIENT_ID } = env;
  if (!APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY)
    throw new Error("APPLE_CLIENT_ID needs APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY.");
  const issued = Math.floor(now.getTime() / 1000);
  const head = { alg: "ES256", kid: APPLE_KEY_ID };
  const claims = {
    iss: APPLE_TEAM_ID,
    iat: issued,
    exp: issued + 180 * 24 * 60 * 60,
    aud: "https://appleid.apple.com",
    sub: APPLE_CLIENT_ID,
  };
  const unsigned = [head, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const key = createPrivateKey(APPLE_PRIVATE_KEY.replaceAll("\\n", "\n"));
  return `${unsigned}.${sign("sha256", Buffer.from(unsigned), { key, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
}

const sentSchema = z
  .string()
  .transform((text) => JSON.parse(text))
  .pipe(
    z.object({
      name: z.object({ firstName: z.string().catch(""), lastName: z.string().catch("") }),
    }),
  );

/** Its `email_verified` may be a word; its name of the person comes once, in the form beside the code. */
export function identifyByApple(
  tokens: Pick<OutsideTokens, "claims">,
  sent: string | undefined,
): OutsideIdentity | null {
  const who = readIdToken(tokens);
  if (!who) return null;
  const isVerified = who.isVerified || tokens.claims()?.email_verified === "true";
  return { ...who, isVerified, name: sentName(sent) ?? who.name };
}

function sentName(sent: string | undefined): string | null {
  try {
    const { firstName, lastName } = sentSchema.parse(sent).name;
    return `${firstName} ${lastName}`;
  } catch {
    return null;
  }
}
