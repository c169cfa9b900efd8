import { subscriptionResponseSchema } from "#domain/plan/billing.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { changeRoutes } from "./change-routes.ts";
import { checkoutRoute } from "./checkout-routes.ts";
import { historyRoute } from "./history-routes.ts";
import { readSubscription } from "./queries/subscription.ts";
import { rpcRoutes } from "./rpc-routes.ts";
import { webhookRoute } from "./webhook-routes.ts";

export const billingRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/subscription",
      auth: "session",
      summary: "The person's plan, what is used of it, what happened, and the plans on sale",
      output: subscriptionResponseSchema,
    },
    ({ scope, session }) => readSubscription(services, scope, session),
  ),
  historyRoute(services),
  checkoutRoute(services),
  ...changeRoutes(services),
  ...rpcRoutes(services),
  webhookRoute(services),
];
