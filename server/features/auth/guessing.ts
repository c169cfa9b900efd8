/**
 * Wall 5: guessing is slowed down per account, known or not, and per address of the caller. Counted before the work, so
 * that parallel guesses cannot slip by; a sign-in that succeeds gives its attempts back.
 */
import { isProduction } from "#server/env.ts";
import { networkOf } from "#server/http/network.ts";
import { returnAttempt, takeAttempt } from "#server/http/rate-limit.ts";
import type { Services } from "#server/services.ts";

const minutes = 60;
const hours = 60 * minutes;

export function guessing(services: Pick<Services, "db" | "clock" | "env">) {
  // Everyone on a machine of development shares one address.
  const crowd = isProduction(services.env) ? 1 : 20;
  const account = (act: string, email: string) => `${act} account:${email.trim().toLowerCase()}`;
  const place = (act: string, address: string) => `${act} address:${networkOf(address)}`;
  return {
    async countSignIn(address: string, email: string) {
      await takeAttempt(services, place("sign-in", address), 50 * crowd, 15 * minutes);
      await takeAttempt(services, account("sign-in", email), 10, 15 * minutes);
    },
    async forgiveSignIn(address: string, email: string) {
      await returnAttempt(services, place("sign-in", address));
      await returnAttempt(services, account("sign-in", email));
    },
    async countSignUp(address: string, email: string) {
      await takeAttempt(services, place("sign-up", address), 30 * crowd, hours);
      await takeAttempt(services, account("sign-up", email), 5, hours);
    },
    /** Mails that anyone may cause to be sent to anyone. */
    async countMail(address: string, email: string) {
      await takeAttempt(services, place("mail", address), 30 * crowd, hours);
      await takeAttempt(services, account("mail", email), 5, hours);
    },
    countToken: (address: string) => takeAttempt(services, place("token", address), 60 * crowd, hours),
  };
}
