/** Builds the services of all features from settings and a migrated database, and shuts them down. */

import { createAfterResponse } from "./after-response.ts";
import { type Clock, createMovableClock, systemClock } from "./clock.ts";
import { createMasterKeys } from "./crypto/master-keys.ts";
import { createPersonKeys } from "./crypto/person-keys.ts";
import { openDatabase } from "./db/database.ts";
import { openOffice } from "./db/office.ts";
import type { ProvidedDatabase } from "./db/provide-database.ts";
import type { Env } from "./env.ts";
import { createAccounts } from "./features/auth/accounts.ts";
import { createMediaOpener, type MediaOpener } from "./features/media/opening/media-opener.ts";
import { createSignedTokenReader } from "./features/tokens/signed-tokens.ts";
import { createKnownDevices } from "./http/session/known-device.ts";
import { createSessionGate } from "./http/session/session-gate.ts";
import { createTokenKeeper } from "./http/session/session-token.ts";
import { createTokenGate } from "./http/session/token-gate.ts";
import { createLiveHub } from "./live/live-hub.ts";
import { createLog } from "./log.ts";
import { createMailer } from "./mail/create-mailer.ts";
import { createDelivery } from "./mail/deliver.ts";
import { createLanguageModel, type LanguageModel } from "./model/language-model.ts";
import { createModelLine } from "./model/model-line.ts";
import { createPayments } from "./payments/payments.ts";
import { loadSecrets, masterSecretsOf } from "./secrets.ts";
import { createSecurityLog } from "./security-log.ts";
import type { Services } from "./services.ts";
import { createSmsSender } from "./sms/create-sms-sender.ts";
import { createFileStore } from "./storage/create-file-store.ts";

export async function createServices(
  env: Env,
  provided: ProvidedDatabase,
  {
    clock = clockFor(env),
    spread = afterResponseSpread,
    opener = createMediaOpener({ places: env.MEDIA_PROCESSES }),
    model = createLanguageModel(env),
  }: { clock?: Clock; spread?: number; opener?: MediaOpener; model?: LanguageModel | null } = {},
): Promise<{ services: Services; close(): Promise<void> }> {
  const secrets = await loadSecrets(env);
  const masters = createMasterKeys(masterSecretsOf(secrets), async () =>
    masterSecretsOf(await loadSecrets(env)),
  );
  const db = openDatabase(provided.app, provided.auth, clock, env.DATABASE_TIMEOUT);
  const office = openOffice(provided.office, clock, env.DATABASE_TIMEOUT);
  const log = createLog(env.LOG_LEVEL);
  const security = createSecurityLog({ db, clock, log });
  const mailer = createMailer(env);
  const delivery = createDelivery(mailer, log);
  const afterResponse = createAfterResponse(log, spread);
  const publicUrl = env.PUBLIC_URL?.replace(/\/$/, "") ?? `http://${env.HOST}:${env.PORT}`;
  const tokens = createTokenKeeper(publicUrl, secrets.authSecret);
  const live = createLiveHub(provided.app);
  const { authSecret } = secrets;
  const payments = createPayments({ env, clock, app: provided.app, authSecret, publicUrl });
  const stop = new AbortController();
  const services: Services = {
    env,
    secrets,
    db,
    office,
    masters,
    keys: createPersonKeys(masters),
    clock,
    log,
    security,
    mailer,
    delivery,
    sms: createSmsSender(env),
    live,
    files: createFileStore(env),
    opener,
    tokens,
    payments,
    model,
    modelLine: createModelLine({ places: 200, ofPerson: 2 }),
    devices: createKnownDevices(publicUrl, authSecret, clock),
    afterResponse: afterResponse,
    gate: createSessionGate({ db, clock, env, tokens }),
    tokenGate: createTokenGate({
      db,
      clock,
      env,
      readSigned: createSignedTokenReader({ db, clock, publicUrl }),
    }),
    accounts: createAccounts({ env, db, clock, publicUrl }, delivery),
    publicUrl,
    stopping: stop.signal,
    beginStop: () => stop.abort(),
  };
  return {
    services,
    async close() {
      stop.abort();
      await afterResponse.settled();
      services.opener.close();
      await delivery.settled();
      await live.close();
      await payments.close();
      await security.close();
      await Promise.all([db.close(), office.close()]);
      await provided.stop();
    },
  };
}

/** Milliseconds: more than the work behind a mail takes, so that the response time does not reveal it. */
const afterResponseSpread = 200;

const clockFor = ({ NODE_ENV }: Env): Clock =>
  NODE_ENV === "development" || NODE_ENV === "test" ? createMovableClock() : systemClock;
