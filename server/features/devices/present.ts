/** A session and a line of the log as their person sees them: without an address, a token or the browser's whole `User-Agent`. */
import type { OwnLog, SignedInDevice, TrustedBrowser } from "#domain/account/signed-in-devices.ts";
import { describeBrowser } from "./describe-browser.ts";
import { findCountry } from "./find-country.ts";
import type { LogPlace, LogRow, SessionRow, TrustRow } from "./queries.ts";

export async function presentSessions(
  rows: readonly SessionRow[],
  currentId: string,
  providerName: (id: string) => string,
): Promise<SignedInDevice[]> {
  const shown = await Promise.all(rows.map((row) => presentDevice(row, currentId, providerName)));
  return shown.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

async function presentDevice(
  row: SessionRow,
  currentId: string,
  providerName: (id: string) => string,
): Promise<SignedInDevice> {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    ...describeBrowser(row.user_agent),
    ...(await findCountry(row.ip_address)),
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    method: row.sign_in_method,
    provider: row.sign_in_provider === null ? null : providerName(row.sign_in_provider),
    isRemembered: row.remembered,
    trust:
      row.trust_id === null || row.trusted_at === null || row.trusted_until === null
        ? null
        : {
            id: row.trust_id,
            since: row.trusted_at.toISOString(),
            until: row.trusted_until.toISOString(),
          },
  };
}

export const presentTrusted = (rows: readonly TrustRow[]): TrustedBrowser[] =>
  rows.map(({ id, user_agent, created_at, expires_at }) => ({
    id,
    ...describeBrowser(user_agent),
    since: created_at.toISOString(),
    until: expires_at.toISOString(),
  }));

/** @param rows one more than a page when there is more */
export function presentLog(rows: readonly LogRow[], pageLength: number, currentId: string): OwnLog {
  const shown = rows.slice(0, pageLength);
  const last = shown.at(-1);
  return {
    lines: shown.map(({ key, event, at, times, session_id, user_agent }) => ({
      id: key,
      event,
      at: at.toISOString(),
      times,
      isCurrent: session_id === currentId,
      ...describeBrowser(user_agent),
    })),
    next: rows.length > pageLength && last ? `${last.at.toISOString()} ${last.key}` : null,
  };
}

/** Reads `next` back; null for anything else. */
export function readPlace(text: string): LogPlace | null {
  const [, at, key] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([asw][\da-f-]{1,36})$/.exec(text) ?? [];
  return at && key && !Number.isNaN(Date.parse(at)) ? { at, key } : null;
}
