/**
 * Wall 5: login attempts are limited per account, known or not; per caller by the limits that the routes declare. An attempt is counted
 * before the password is checked, so that parallel guesses are counted too; a successful sign-in takes its attempts off again. A browser
 * that the account is known to (server/http/session/known-device.ts) has a counter of its own: strangers cannot lock it out.
 */
import type { Context } from "hono";
import { AppError } from "#server/errors.ts";
import { callerAddress } from "#server/http/guards/caller.ts";
import { networkOf } from "#server/http/guards/network.ts";
import { forgiveAttempts, returnAttempt, takeAttempt } from "#server/http/guards/rate-limit.ts";
import type { Services } from "#server/services.ts";

const minutes = 60;
const hours = 60 * minutes;

type Counting = Pick<Services, "db" | "clock">;

/** Days begin with the first guess. Each is counted under every key, and refused when one of them is used up. */
type Count = { readonly key: string; readonly max: number; readonly seconds: number };

/** What strangers to the account may guess of its codes. */
const codesOfStrangers = (personId: string): readonly Count[] => [
  { key: `code ${personId}`, max: 10, seconds: 15 * minutes },
  { key: `code of the day ${personId}`, max: 30, seconds: 24 * hours },
];

/**
 * Wrong codes of the second factor, per account over every challenge, session and address: ten in a quarter of an hour, thirty in a day. A
 * browser that this account was fully signed in from, or whose mailbox was proved in it, has as many of its own, so that whoever has the
 * password alone uses up nobody's but their own; all of these together have ninety a day. Of a million codes three are right at a time: a whole
 * day of guessing with the password opens one account in eleven thousand, with the mailbox as well (`liftCounts`) one in sixteen hundred.
 */
export function codeThrottle(
  services: Counting & Pick<Services, "devices">,
  headers: Headers,
  { personId, email }: { readonly personId: string; readonly email: string },
) {
  const device = services.devices.of(headers, email);
  if (device === null) return guessThrottle(services, codesOfStrangers(personId));
  return guessThrottle(services, [
    { key: `code device:${device} ${personId}`, max: 10, seconds: 15 * minutes },
    { key: `code of the day device:${device} ${personId}`, max: 30, seconds: 24 * hours },
    { key: `code of the day known ${personId}`, max: 90, seconds: 24 * hours },
  ]);
}

/** As many wrong codes for a telephone that is being confirmed: it opens nothing yet, and must not close what does. */
export const phoneThrottle = (services: Counting, personId: string) =>
  guessThrottle(services, [
    { key: `phone code ${personId}`, max: 10, seconds: 15 * minutes },
    { key: `phone code of the day ${personId}`, max: 30, seconds: 24 * hours },
  ]);

/** The password of who is signed in: right ones are no guesses. */
export const proofThrottle = (services: Counting, personId: string) =>
  guessThrottle(services, [{ key: `prove-again ${personId}`, max: 10, seconds: 15 * minutes }]);

function guessThrottle(services: Counting, counts: readonly Count[]) {
  return {
    async count() {
      for (const { key, max, seconds } of counts) await takeAttempt(services, key, max, seconds, "locked");
    },
    async forgive() {
      await Promise.all(counts.map(({ key }) => returnAttempt(services, key)));
    },
  };
}

/**
 * Whoever proves the mailbox is not kept out by what others guessed: their counts are taken off the account, three times a day, so that a
 * mailbox is no way to guess on without end.
 */
export async function liftCounts(
  services: Counting,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  if (!(await isWithin(services, `counts lifted ${userId}`, 3, 24 * hours))) return;
  const kept = [
    ...codesOfStrangers(userId).map(({ key }) => key),
    `sign-in account:${email}`,
    rightKey(email),
  ];
  await Promise.all(kept.map((key) => forgiveAttempts(services, key)));
}

const rightKey = (email: string) => `right password account:${email}`;

/** Whether a code was wrong often enough after a right password for its owner to be told by mail: the third of a day, and once. */
export async function isWorthAMail(services: Counting, personId: string): Promise<boolean> {
  if (await isWithin(services, `codes after the password ${personId}`, 2, 24 * hours)) return false;
  return isWithin(services, `told of codes ${personId}`, 1, 24 * hours);
}

/** Mails about new devices within an hour: one tells of all that follow. */
const devicesTold = 3;

/** @returns which mail of the hour it is; null when the last one told of it already. */
export async function countNewDevice(services: Counting, personId: string): Promise<"one" | "last" | null> {
  const isTold = await isWithin(services, `new devices ${personId}`, devicesTold, hours);
  if (!isTold) return null;
  return (await isWithin(services, `new devices before the last ${personId}`, devicesTold - 1, hours))
    ? "one"
    : "last";
}

async function isWithin(services: Counting, key: string, max: number, seconds: number): Promise<boolean> {
  try {
    await takeAttempt(services, key, max, seconds);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many") return false;
    throw error;
  }
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
    /** Right passwords: each makes a session. A browser that the account knows has a count of its own. */
    countRight(email: string) {
      const device = deviceOf(email);
      const key = device ? `right password device:${device} ${named(email)}` : rightKey(named(email));
      return takeAttempt(services, key, 100, hours, "locked");
    },
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
