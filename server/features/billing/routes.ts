import type { Services } from "#server/services.ts";
import { checkoutRoute } from "./checkout-route.ts";
import { subscriptionRoute } from "./subscription-route.ts";
import { webhookRoute } from "./webhook-route.ts";

export const billingRoutes = (services: Services) => [
  subscriptionRoute(services),
  checkoutRoute(services),
  webhookRoute(services),
];
