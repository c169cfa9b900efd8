import type { Services } from "#server/services.ts";
import { changeRoutes } from "./change-routes.ts";
import { checkoutRoute } from "./checkout-route.ts";
import { rpcRoutes } from "./rpc-routes.ts";
import { subscriptionRoute } from "./subscription-route.ts";
import { webhookRoute } from "./webhook-route.ts";

export const billingRoutes = (services: Services) => [
  subscriptionRoute(services),
  checkoutRoute(services),
  ...changeRoutes(services),
  ...rpcRoutes(services),
  webhookRoute(services),
];
