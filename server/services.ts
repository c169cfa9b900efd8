/** The services that features receive. Built by create-services.ts: once for a server that starts, and by the tests with a cloned database and a test clock. */
import type { AfterResponse } from "./after-response.ts";
import type { Clock } from "./clock.ts";
import type { MasterKeys } from "./crypto/master-keys.ts";
import type { PersonKeys } from "./crypto/person-keys.ts";
import type { Database } from "./db/database.ts";
import type { Office } from "./db/office.ts";
import type { Env } from "./env.ts";
import type { Accounts } from "./features/auth/accounts.ts";
import type { MediaOpener } from "./features/media/opening/media-opener.ts";
import type { KnownDevices } from "./http/session/known-device.ts";
import type { SessionGate } from "./http/session/session.ts";
import type { TokenKeeper } from "./http/session/session-token.ts";
import type { TokenGate } from "./http/session/token-gate.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { Log } from "./log.ts";
import type { Delivery } from "./mail/deliver.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { LanguageModel } from "./model/language-model.ts";
import type { ModelLine } from "./model/model-line.ts";
import type { Payments } from "./payments/payments.ts";
import type { Secrets } from "./secrets.ts";
import type { SecurityLog } from "./security-log.ts";
import type { SmsSender } from "./sms/sms-sender.ts";
import type { FileStore } from "./storage/file-store.ts";

export type Services = {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly db: Database;
  /** Counts and metadata across people, for superadmins. */
  readonly office: Office;
  readonly masters: MasterKeys;
  readonly keys: PersonKeys;
  readonly clock: Clock;
  readonly log: Log;
  /** For refusals that the HTTP layer does not see by itself. */
  readonly security: SecurityLog;
  readonly mailer: Mailer;
  /** How the mails went out that features sent. */
  readonly delivery: Pick<Delivery, "health">;
  readonly sms: SmsSender;
  readonly live: LiveHub;
  /** Photos and videos, sealed (server/storage/sealed-files.ts). */
  readonly files: FileStore;
  /** Opens uploads in child processes. */
  readonly opener: MediaOpener;
  readonly tokens: TokenKeeper;
  readonly payments: Payments;
  /** Null when the settings name none. */
  readonly model: LanguageModel | null;
  readonly modelLine: ModelLine;
  readonly devices: KnownDevices;
  readonly afterResponse: AfterResponse;
  readonly gate: SessionGate;
  /** Outside clients, on the routes that declare `token`. */
  readonly tokenGate: TokenGate;
  readonly accounts: Accounts;
  /** The public address of this server, without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  /** Aborted when the server starts to stop: endless streams must end then. */
  readonly stopping: AbortSignal;
  readonly beginStop: () => void;
};
