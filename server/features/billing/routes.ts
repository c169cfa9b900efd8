import type { Services } from "#server/services.ts";
import { changeRoutes } from "./change-routes.ts";
import { checkoutRoute } from "./checkout-routes.ts";
import { historyRoute } from "./history-routes.ts";
import { rpcRoutes } from "./rpc-routes.ts";
import { subscriptionRoute } from "./subscription-routes.ts";
import { webhookRoute } from "./webhook-routes.ts";

export const billingRoutes = (services: Services) => [
  subscriptionRoute(services),
  historyRoute(services),
  checkoutRoute(services),
  ...changeRoutes(services),
  ...rpcRoutes(services),
  webhookRoute(services),
];
