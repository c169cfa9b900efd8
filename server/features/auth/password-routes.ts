/** A forgotten password. The link is good once and for an hour; using it ends every session and proves the mailbox. */
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { orThrow } from "./answer.ts";
import {
  assertEmail,
  assertPassword,
  callerOf,
  done,
  emailField,
  passwordField,
  targetField,
} from "./fields.ts";
import { guessing } from "./guessing.ts";
import { inSteadyTime } from "./steady-time.ts";

export const passwordRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/auth/request-password-reset",
      auth: "public",
      summary: "Send the link that chooses a new password; the answer is always the same",
      body: z.strictObject({ email: emailField, redirectTo: targetField }),
      output: done,
    },
    async ({ c, body, address }) => {
      assertEmail(body.email);
      await guessing(services).countMail(address, body.email);
      await inSteadyTime(async () => {
        const answer = await services.accounts.flows.requestReset(callerOf(c, address), body.email);
        await orThrow(answer);
      });
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/reset-password",
      auth: "public",
      summary: "Choose a new password with the token of the mail; every session ends",
      body: z.strictObject({ token: z.string().min(1).max(200), newPassword: passwordField }),
      output: done,
    },
    async ({ c, body, address }) => {
      await guessing(services).countToken(address);
      const owner = await services.accounts.ownerOfReset(body.token);
      if (!owner) throw new AppError("invalid_token");
      assertPassword("newPassword", body.newPassword, owner);
      const answer = await services.accounts.flows.resetPassword(callerOf(c, address), body);
      await orThrow(answer);
      return { status: true } as const;
    },
  ),
];
