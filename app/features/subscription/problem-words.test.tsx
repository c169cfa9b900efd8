/** The error catalogue of plans, from the server's answer to the words on screen (specification, section 8). */
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { billingMessages } from "#domain/plan/billing.ts";
import { billingProblemOf } from "./billing-problem.ts";
import { subscriptionWords } from "./subscription-words.ts";
import { type BillingAct, useProblemWords } from "./use-problem-words.ts";

type Answer = { readonly message: string; readonly status: number; readonly act: BillingAct };

function Words({ message, status, act }: Answer) {
  const problem = billingProblemOf({ code: "internal", message, details: null, hint: null }, status);
  const { title, text } = useProblemWords()(act, problem);
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  );
}

test.each<["en" | "fr", string, number, BillingAct, string, string]>([
  [
    "en",
    "x",
    0,
    "load",
    "Unable to load subscription information",
    "The network does not answer. Please try again.",
  ],
  [
    "en",
    "x",
    0,
    "cancel",
    "No answer came",
    "It is not known whether it was done. Your plan is being asked for again: check it before you try again.",
  ],
  ["en", billingMessages.invalidPlan, 400, "subscribe", "Unable to subscribe to plan", "Invalid plan"],
  [
    "en",
    billingMessages.usageSignedOut,
    401,
    "portal",
    "Error accessing the subscription portal",
    "You must be signed in",
  ],
  ["en", billingMessages.signedOut, 401, "other", "An error occurred", "You must be signed in"],
  [
    "fr",
    billingMessages.checkoutFailed,
    500,
    "subscribe",
    "Impossible de souscrire à la formule",
    "Erreur création session paiement",
  ],
  [
    "fr",
    billingMessages.cancelFailed,
    500,
    "cancel",
    "Impossible d’annuler l’abonnement",
    "Erreur annulation abonnement",
  ],
  [
    "fr",
    "Votre banque a dit non.",
    400,
    "subscribe",
    "Impossible de souscrire à la formule",
    "Votre banque a dit non.",
  ],
])(
  "in %s, “%s” with status %i at %s is said as “%s”: “%s”",
  async (locale, message, status, act, title, text) => {
    const screen = await render(
      <IntlProvider locale={locale} messages={{}} timeZone="Europe/Paris">
        <WithMessages words={subscriptionWords}>
          <Words message={message} status={status} act={act} />
        </WithMessages>
      </IntlProvider>,
    );
    await expect.element(screen.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  },
);
