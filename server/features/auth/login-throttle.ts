/**
 * Wall 5: login attempts are limited per account, known or not; per caller by the limits that the routes declare. An attempt is counted
 * before the password is checked, so that parallel guesses are counted too; a successful sign-in takes its attempts off again. A browser
 * that the account is known to (server/http/session/known-device.ts) has a counter of its own: strangers cannot lock it out.
 */
import type { Context } from "hono";
import { callerAddress } from "#server/http/guards/caller.ts";
import { networkOf } from "#server/http/guards/network.ts";
import { returnAttempt, takeAttempt } from "#server/http/guards/rate-limit.ts";
import type { Services } from "#server/services.ts";

const minutes = 60;
const hours = 60 * minutes;

/**
 * Wrong codes of the second factor, per account over every challenge, session and address: ten in a quarter of an hour, thirty in a day. Of
 * a million codes three are right at a time, so a whole day of guessing opens one account in eleven thousand. No browser has a counter of
 * its own here: only who has the password can use this one up.
 */
export const codeThrottle = (services: Pick<Services, "db" | "clock">, personId: string) =>
  guessThrottle(services, `code ${personId}`, `code of the day ${personId}`);

/** As many wrong codes for a telephone that is being confirmed: it opens nothing yet, and must not close what does. */
export const phoneThrottle = (services: Pick<Services, "db" | "clock">, personId: string) =>
  guessThrottle(services, `phone code ${personId}`, `phone code of the day ${personId}`);

function guessThrottle(services: Pick<Services, "db" | "clock">, soon: string, daily: string) {
  return {
    async count() {
      await takeAttempt(services, soon, 10, 15 * minutes, "locked");
      await takeAttempt(services, daily, 30, 24 * hours, "locked");
    },
    async forgive() {
      await Promise.all([returnAttempt(services, soon), returnAttempt(services, daily)]);
    },
  };
}

export function loginThrottle(services: Pick<Services, "db" | "clock" | "env" | "devices">, c: Context) {
  const { env, devices } = services;
  const network = networkOf(callerAddress(c, env));
  const named = (email: string) => email.trim().toLowerCase();
  const deviceOf = (email: string) => devices.of(c.req.raw.headers, named(email));
  const signInKey = (email: string) => {
    const device = deviceOf(email);
    return device ? `sign-in device:${device} ${named(email)}` : `sign-in account:${named(email)}`;
  };
  return {
    countSignIn: (email: string) => takeAttempt(services, signInKey(email), 10, 15 * minutes, "locked"),
    forgiveSignIn: (email: string) => returnAttempt(services, signInKey(email)),
    async countSignUp(email: string) {
      await takeAttempt(services, `sign-up ${network} ${named(email)}`, 5, hours);
      await takeAttempt(services, `sign-up account:${named(email)}`, 20, hours);
    },
    /** Limits mails that anyone may request for any address. */
    async countMail(email: string) {
      const device = deviceOf(email);
      if (device) return takeAttempt(services, `mail device:${device} ${named(email)}`, 5, hours);
      await takeAttempt(services, `mail ${network} ${named(email)}`, 5, hours);
      await takeAttempt(services, `mail account:${named(email)}`, 20, hours);
    },
  };
}
