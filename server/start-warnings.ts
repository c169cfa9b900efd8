/** What whoever runs the server must know at once: said at start and on `/api/health` (decisions, "The hosted backend"). */
import { type Env, isProduction } from "./env.ts";
import type { Mailer } from "./mail/mailer.ts";
import { paymentFaults } from "./payments/payment-settings.ts";

export type StartWarning = { readonly code: string; readonly text: string };

const loopback: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "::1"]);

export function startWarnings(env: Env, mailer: Pick<Mailer, "kind">): readonly StartWarning[] {
  const isReachable = !loopback.has(env.HOST) || env.PUBLIC_URL !== undefined;
  const isPlain = isReachable && isProduction(env) && !env.PUBLIC_URL?.startsWith("https:");
  return [
    ...(isReachable && mailer.kind === "sink" && (isProduction(env) || !loopback.has(env.HOST))
      ? [{ code: "mail-not-configured", text: noMail }]
      : []),
    ...(isPlain ? [{ code: "not-https", text: notHttps }] : []),
    ...(isProduction(env) && env.STRIPE_SECRET_KEY === undefined
      ? [{ code: "payments-simulated", text: simulated }]
      : []),
    ...paymentFaults(env).map((text) => ({ code: "payments-refused", text: `No payment is taken. ${text}` })),
  ];
}

const noMail =
  "Others can reach this server and no mail server is configured: nobody can confirm an address or reset a password. Set SMTP_URL.";
const notHttps =
  "This server runs in production without an https address: passwords and sessions cross the network in clear. Set PUBLIC_URL to the https address of the proxy in front.";
const simulated =
  "Payments are simulated: whoever has an account takes any plan with a test card, and nobody pays. Set STRIPE_SECRET_KEY to take money.";
