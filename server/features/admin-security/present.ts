/** Lines of the security log and open sessions, without an address of a caller. */
import type { OpenSession, SecurityEvent } from "#domain/admin/security.ts";
import { describeBrowser } from "#server/features/devices/describe-browser.ts";
import type { EventRead, OpenSessionRead } from "./queries/lists.ts";

export const presentEvent = (row: EventRead): SecurityEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  route: row.route,
  personId: row.person_id,
  personEmail: row.person_email,
  times: row.times,
});

export const presentOpenSession = (row: OpenSessionRead): OpenSession => ({
  id: row.id,
  personId: row.user_id,
  personEmail: row.email,
  ...describeBrowser(row.user_agent),
  method: row.sign_in_method,
  isRemembered: row.remembered,
  isPending: row.second_factor_pending,
  signedInAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
});
