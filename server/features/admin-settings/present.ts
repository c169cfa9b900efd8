import type { Invite } from "#domain/account/invite.ts";
import type { InviteRow } from "./queries.ts";

export const presentInvite = (row: InviteRow): Invite => ({
  id: row.id,
  label: row.label,
  most: row.most,
  used: row.used,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
