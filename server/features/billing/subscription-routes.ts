import { subscriptionResponseSchema } from "#domain/plan/billing.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { readSubscription } from "./queries/subscription.ts";

export const subscriptionRoute = (services: Services) =>
  route(
    {
      method: "GET",
      path: "/api/subscription",
      auth: "session",
      summary: "The person's plan, what is used of it, what happened, and the plans on sale",
      output: subscriptionResponseSchema,
    },
    ({ scope, session }) => readSubscription(services, scope, session),
  );
