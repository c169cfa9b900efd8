import { billingMessages, checkoutResponseSchema, checkoutSchema } from "#domain/plan/billing.ts";
import { planOfPriceId } from "#domain/plan/plan-catalogue.ts";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { openCheckout } from "./mutations/open-checkout.ts";
import { asProviderTrouble } from "./provider-trouble.ts";

/** Person, plan and amount come from the session and the catalogue; the values in the body must agree with them. */
export const checkoutRoute = (services: Services) =>
  route(
    {
      method: "POST",
      path: "/api/stripe-checkout",
      auth: "session",
      summary: "Begin to pay for a plan: the address where it is done",
      body: checkoutSchema,
      output: checkoutResponseSchema,
      limit: { max: 30, windowSeconds: 600, by: "person" },
      signedOut: billingMessages.signedOut,
      refusal: ({ message }) => ({ checkoutUrl: null, error: message }),
    },
    async ({ scope, session, body }) => {
      const isOwn =
        body.userId === session.personId && body.userEmail.toLowerCase() === session.email.toLowerCase();
      if (!isOwn) throw new AppError("forbidden");
      const plan = planOfPriceId(services.payments.plans, body.priceId);
      if (!plan) throw new AppError("validation", { message: billingMessages.invalidPlan });
      try {
        return { checkoutUrl: await openCheckout(services, scope, plan, session.email), error: null };
      } catch (error) {
        throw asProviderTrouble(error, billingMessages.checkoutFailed);
      }
    },
  );
