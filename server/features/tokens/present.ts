import type { PersonalToken } from "#domain/account/access-token-fields.ts";
import type { TokenRow } from "./queries/personal-tokens.ts";

export const presentToken = ({ id, name, scope, ...row }: TokenRow): PersonalToken => ({
  id,
  name,
  scope,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedOn: row.used_on,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
