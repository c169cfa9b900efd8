/**
 * The security log of refusals, by ids only (wall 10). Entries of a few seconds become one row of `security_events` with a count, so that a
 * flood costs neither rows nor round trips (docs/decisions/019-security-log.md).
 */
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { Log } from "./log.ts";

const securityKinds = [
  /** 401: no session where one is needed. */
  "unauthorized",
  /** 401: a wrong password or code. */
  "wrong_credentials",
  /** A wrong code at a sign-in whose password was right. */
  "wrong_code",
  /** 403, for any caller. */
  "forbidden",
  /** 403: a write that a page of another site caused. */
  "foreign_origin",
  /** 429. */
  "too_many",
  /** 429: the attempts on one account are used up. */
  "locked",
  /** The right credentials of someone who was banned. */
  "banned",
  /** 5xx: the server could not answer. Nobody's. */
  "failed",
  /** Someone proved again who they are. */
  "proved",
  /**
   * No refusals, but what the account's owner wants to know: a factor or its backup codes changed, a backup code was used, and what else
   * their own log tells (docs/decisions/027-own-security-log.md). The session of `session_ended` is the one that ended.
   */
  "factor_added",
  "factor_removed",
  "backup_codes_made",
  "backup_code_used",
  /** A way back for lost factors (docs/decisions/080-a-way-back-for-a-lost-factor.md). */
  "factor_loss_begun",
  "factor_loss_stopped",
  "factor_loss_used",
  "passkey_added",
  "passkey_removed",
  /** Its counter went back, as that of a copy would. */
  "passkey_refused",
  "session_ended",
  /** A browser is asked for the second factor again. */
  "trust_ended",
  "password_reset",
  "password_changed",
  "address_confirmed",
  "account_linked",
  "account_unlinked",
  "address_change_asked",
  "address_changed",
  "address_restored",
  "phone_confirmed",
  "phone_removed",
  "alerts_on",
  "alerts_off",
  "token_made",
  "token_revoked",
  "deletion_asked",
  "deletion_taken_back",
] as const;
export type SecurityKind = (typeof securityKinds)[number];

export type SecurityNote = {
  readonly kind: SecurityKind;
  readonly personId?: string | undefined;
  readonly sessionId?: string | undefined;
  /** `POST /api/…` as declared, without anything from the caller. */
  readonly route?: string | undefined;
};

export type SecurityLog = {
  /** Never throws and never waits. */
  note(note: SecurityNote): void;
  /** Writes the pending entries. While the database is away they stay for the next flush. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

const flushDelay = 2_000;
/** Distinct lines of one flush; further ones are counted without ids. */
const mostLines = 500;

type Line = SecurityNote & { times: number; readonly at: string };

export function createSecurityLog(parts: {
  readonly db: Pick<Database, "anonymous">;
  readonly clock: Clock;
  readonly log: Log;
}): SecurityLog {
  const { db, clock, log } = parts;
  let lines = new Map<string, Line>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const add = (note: SecurityNote, times: number, at: string) => {
    const key = [note.kind, note.route, note.personId, note.sessionId].join(" ");
    const known = lines.get(key);
    if (known) known.times += times;
    else if (lines.size < mostLines) lines.set(key, { ...note, times, at });
    else if (note.personId ?? note.sessionId ?? note.route) add({ kind: note.kind }, times, at);
    // One line per kind is always kept: there are few kinds.
    else lines.set(key, { ...note, times, at });
  };
  const write = async () => {
    const noted = lines;
    if (noted.size === 0) return;
    lines = new Map();
    const rows = [...noted.values()].map(({ personId, sessionId, ...line }) => ({
      ...line,
      person_id: personId,
      session_id: sessionId,
    }));
    try {
      await db.anonymous.rows({
        name: "note-security-events",
        text: "select note_security_events($1)",
        values: [JSON.stringify(rows)],
      });
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? error.code : "unknown";
      log.warn({ lines: noted.size, reason }, "the security log waits for the database");
      for (const line of noted.values()) add(line, line.times, line.at);
      schedule();
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  function schedule() {
    timer ??= setTimeout(() => void flush(), flushDelay).unref();
  }
  return {
    note(note) {
      add(note, 1, clock.now().toISOString());
      schedule();
    },
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}
