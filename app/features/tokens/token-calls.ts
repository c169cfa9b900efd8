/** The calls about tokens. Each returns what the server says, or a reason. */
import { z } from "zod";
import { askAccount, type Told } from "#app/lib/ask-account.ts";
import type { TokenLife, TokenScope } from "#domain/account/access-token.ts";
import {
  type MadeToken,
  madeTokenSchema,
  type PersonalToken,
  personalTokensSchema,
  signedTokenSchema,
} from "#domain/account/access-token-fields.ts";
import { isOurToken } from "./check-signature.ts";

const revokedSchema = z.object({ revoked: z.int() });

export const fetchTokens = (): Promise<Told<{ tokens: PersonalToken[] }>> =>
  askAccount(personalTokensSchema, "/api/auth/tokens");

type NewToken = { readonly name: string; readonly scope: TokenScope; readonly life: TokenLife };

/** Asks for a proof of who one is. */
export const makeToken = (body: NewToken): Promise<Told<MadeToken>> =>
  askAccount(madeTokenSchema, "/api/auth/tokens", { method: "POST", body });

export const revokeToken = (id: string): Promise<Told<{ revoked: number }>> =>
  askAccount(revokedSchema, `/api/auth/tokens/${encodeURIComponent(id)}`, { method: "DELETE" });

export const revokeAllTokens = (): Promise<Told<{ revoked: number }>> =>
  askAccount(revokedSchema, "/api/auth/tokens/revoke-all", { method: "POST", body: {} });

type Checked = { readonly token: string | null; readonly isOurs: boolean };

/** A token of ten minutes that reads. One that the server's keys did not sign is not given on. */
export async function makeShortToken(): Promise<Told<Checked>> {
  const told = await askAccount(signedTokenSchema, "/api/auth/token", {
    method: "POST",
    body: { scope: "read" },
  });
  if (!told.ok) return told;
  const { access_token: token } = told.value;
  const isOurs = await isOurToken(token);
  return { ok: true, value: { token: isOurs ? token : null, isOurs } };
}
