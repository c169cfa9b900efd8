import { type Env, isProduction } from "#server/env.ts";
import { isOnlyHere } from "#server/http/guards/network.ts";
import type { Mailer } from "./mailer.ts";

type Sending = { readonly env: Env; readonly mailer: Pick<Mailer, "kind"> };

/** Whether a mail comes to whom it is for: it is sent, or lies where whoever runs this server reads it (dev-access.ts). */
export const sendsMail = ({ env, mailer }: Sending): boolean =>
  mailer.kind === "smtp" || (isOnlyHere(env) && !isProduction(env));
