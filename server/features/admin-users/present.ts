/** A person as the back-office sees them, without a name: what an account is, and how it is used. */
import type { PersonRecord, PersonRow, PersonSession } from "#domain/admin/people.ts";
import { presentAudit } from "#server/features/admin/present.ts";
import { describeBrowser } from "#server/features/devices/describe-browser.ts";
import type { RecordRead } from "./mutations/read-person.ts";
import type { PersonRowRead } from "./queries/people.ts";
import type { SessionRead } from "./queries/person-record.ts";

const instant = (at: Date | null) => at?.toISOString() ?? null;

export const presentRow = (row: PersonRowRead): PersonRow => ({
  id: row.id,
  email: row.email,
  state: row.state,
  plan: row.plan,
  planId: row.plan_id,
  status: row.status,
  isPaid: row.is_paid,
  role: row.role,
  isAdmin: row.is_admin,
  locale: row.locale,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: instant(row.last_seen_at),
  sessions: row.sessions,
  bytes: row.bytes,
});

const presentSession = (row: SessionRead): PersonSession => ({
  id: row.id,
  ...describeBrowser(row.user_agent),
  method: row.sign_in_method,
  isRemembered: row.remembered,
  isPending: row.second_factor_pending,
  signedInAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
});

export function presentRecord(read: RecordRead): PersonRecord {
  const { row, account, sessions, payments, refusals, audit } = read;
  return {
    person: {
      ...presentRow(row),
      timeZone: account.time_zone,
      isConfirmed: account.is_confirmed,
      bannedAt: instant(account.banned_at),
      deletionAskedAt: instant(account.deletion_requested_at),
      deletionDueAt: instant(account.deletion_due_at),
      isDestroying: account.is_destroying,
      periodEnd: instant(account.period_end),
      hasPaymentProblem: account.has_payment_problem,
      hasLoginAlerts: account.login_alerts,
      hasWeeklyLetter: account.weekly_letter,
    },
    waysIn: {
      providers: account.providers,
      passkeys: account.passkeys,
      authenticators: account.authenticators,
      phones: account.phones,
      tokens: account.tokens,
    },
    quotas: {
      relationships: { used: account.relationships, limit: account.relationship_limit },
      media: { used: account.media, limit: account.media_limit },
      aiMessages: { used: account.ai_messages, limit: account.ai_limit },
    },
    storage: { mediaBytes: row.bytes, textBytes: account.text_bytes },
    sessions: sessions.map(presentSession),
    payments: payments.map(({ plan, status, amount, currency, created_at }) => ({
      planId: plan,
      status,
      amount,
      currency,
      at: created_at.toISOString(),
    })),
    refusals: refusals.map(({ kind, times, last_at }) => ({ kind, times, lastAt: last_at.toISOString() })),
    audit: audit.map(presentAudit),
  };
}
