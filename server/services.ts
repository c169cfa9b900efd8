/** The services that features receive. Built by create-services.ts: once for a server that starts, and by the tests with a cloned database and a test clock. */
import type { AfterResponse } from "./after-response.ts";
import type { Clock } from "./clock.ts";
import type { PersonKeys } from "./crypto/person-keys.ts";
import type { Database } from "./db/database.ts";
import type { Env } from "./env.ts";
import type { Accounts } from "./features/auth/better-auth/accounts.ts";
import type { MediaOpener } from "./features/media/opening/media-opener.ts";
import type { KnownDevices } from "./http/session/known-device.ts";
import type { SessionGate } from "./http/session/session.ts";
import type { TokenKeeper } from "./http/session/session-token.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Payments } from "./payments/payments.ts";
import type { Secrets } from "./secrets.ts";
import type { SecurityLog } from "./security-log.ts";
import type { FileStore } from "./storage/file-store.ts";

export type Services = {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly db: Database;
  readonly keys: PersonKeys;
  readonly clock: Clock;
  readonly log: Log;
  /** For refusals that the HTTP layer does not see by itself. */
  readonly security: SecurityLog;
  readonly mailer: Mailer;
  readonly live: LiveHub;
  /** Photos and videos, sealed (server/storage/sealed-files.ts). */
  readonly files: FileStore;
  /** Opens uploads in child processes. */
  readonly opener: MediaOpener;
  readonly tokens: TokenKeeper;
  readonly payments: Payments;
  readonly devices: KnownDevices;
  readonly afterResponse: AfterResponse;
  readonly gate: SessionGate;
  readonly accounts: Accounts;
  /** The public address of this server, without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  /** Aborted when the server starts to stop: endless streams must end then. */
  readonly stopping: AbortSignal;
  readonly beginStop: () => void;
};
