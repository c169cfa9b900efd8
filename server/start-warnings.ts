/** What whoever runs the server reads at its start: where it is, and warnings, printed at start and shown on `/api/health` (product decisions, "The hosted backend"). */
import { type Env, isProduction } from "./env.ts";
import { isLoopbackName, isOnlyHere } from "./http/guards/network.ts";
import type { Mailer } from "./mail/mailer.ts";
import { sendsMail } from "./mail/sends-mail.ts";
import { isModelRefused } from "./model/language-model.ts";
import { isSimulated, paymentFaults } from "./payments/payment-settings.ts";

type StartWarning = { readonly code: string; readonly text: string };

type Greeted = { readonly env: Env; readonly mailer: Pick<Mailer, "kind"> };

/** Where it keeps what, and how the first account is confirmed. The page of kept mails is named only where it opens (dev-access.ts). */
export function greetingOf(url: string, greeted: Greeted): string {
  const { env, mailer } = greeted;
  const kept = sendsMail(greeted)
    ? `its confirmation mail waits at ${url}/dev/mail`
    : "nobody can confirm an address before SMTP_URL is set: no mail leaves this server";
  return [
    `Tendre keeps its data in ${env.DATABASE_URL ? "the database of DATABASE_URL" : env.TENDRE_DATA}.`,
    `Open ${url} and create an account; ${mailer.kind === "sink" ? kept : "its confirmation comes by mail"}.`,
  ].join("\n");
}

export function startWarnings(env: Env, mailer: Pick<Mailer, "kind">): readonly StartWarning[] {
  const isPublic = !isOnlyHere(env);
  const isReachable = isPublic || !isLoopbackName(env.HOST);
  const isPlain = (isPublic || (isReachable && isProduction(env))) && !env.PUBLIC_URL?.startsWith("https:");
  const isUnfinished = isPublic && (env.NODE_ENV === "development" || env.NODE_ENV === "test");
  return [
    ...(isReachable && mailer.kind === "sink" ? [{ code: "mail-not-configured", text: noMail }] : []),
    ...(isUnfinished ? [{ code: "not-production", text: notProduction }] : []),
    ...(isPlain ? [{ code: "not-https", text: notHttps }] : []),
    ...(env.STRIPE_SECRET_KEY === undefined && (isReachable || isProduction(env))
      ? [isSimulated(env) ? simulated : notConfigured]
      : []),
    ...(isModelRefused(env) ? [modelRefused] : []),
    ...paymentFaults(env).map((text) => ({ code: "payments-refused", text: `No payment is taken. ${text}` })),
  ];
}

const noMail =
  "Others can reach this server and no mail server is configured: nobody can confirm an address or reset a password. Set SMTP_URL.";
const notProduction =
  "This server has a public address and runs with the settings of development: guesses are slowed down less. Set NODE_ENV=production.";
const notHttps =
  "Others reach this server without https: passwords and sessions cross the network in clear. Set PUBLIC_URL to the https address of the proxy in front.";
const simulated: StartWarning = {
  code: "payments-simulated",
  text: "Payments are simulated: whoever has an account takes any plan with a test card, and nobody pays. Set STRIPE_SECRET_KEY to take money.",
};
const notConfigured: StartWarning = {
  code: "payments-not-configured",
  text: "No plan can be bought: there is no STRIPE_SECRET_KEY. PAYMENTS_SIMULATED=true would let anyone take any plan without paying.",
};
const modelRefused: StartWarning = {
  code: "model-refused",
  text: "No model is asked: AI_BASE_URL cannot be read as an address, or is this machine's own, which production refuses. LISA answers on the device.",
};
