/**
 * What every way in ends with, once the person is fully signed in: the browser is remembered, the sign-in is logged, and a browser that
 * this account was never seen in is told to its owner by mail.
 */
import type { Context } from "hono";
import { describeBrowser } from "#server/features/devices/describe-browser.ts";
import { findCountry } from "#server/features/devices/find-country.ts";
import { hasLoginAlerts, readEarlierSignIn } from "#server/features/devices/queries.ts";
import { callerAddress } from "#server/http/guards/caller.ts";
import { newSessionScope } from "#server/http/session/new-session-scope.ts";
import type { Session } from "#server/http/session/session.ts";
import type { Services } from "#server/services.ts";
import { countNewDevice } from "./login-throttle.ts";
import { noteLogin } from "./record-login.ts";

export async function finishSignIn(services: Services, c: Context, session: Session): Promise<void> {
  const { devices, env, afterResponse } = services;
  const isKnown = devices.of(c.req.raw.headers, session.email) !== null;
  devices.remember(c, session.email);
  await noteLogin(services, session, c);
  if (isKnown) return;
  const address = callerAddress(c, env);
  const userAgent = c.req.header("user-agent");
  afterResponse.run(() => alertOwner(services, session, { address, userAgent }));
}

type Arrival = { readonly address: string; readonly userAgent: string | undefined };

/** The first sign-in of an account is nobody's surprise: its mail would only say what its owner is doing. */
async function alertOwner(services: Services, session: Session, arrival: Arrival): Promise<void> {
  const { db, accounts, clock } = services;
  const { personId, sessionId } = session;
  const at = clock.now();
  if (!(await hasLoginAlerts(db.auth, personId))) return;
  const before = await readEarlierSignIn(db, newSessionScope(session), sessionId);
  if (!before?.has_come_before) return;
  const which = await countNewDevice(services, personId);
  if (which === null) return;
  const { browser, system } = describeBrowser(arrival.userAgent);
  const { country } = await findCountry(arrival.address);
  await accounts.mail.sendNewDevice(personId, {
    at,
    timeZone: before.timezone,
    browser,
    system,
    country,
    isLast: which === "last",
  });
}
