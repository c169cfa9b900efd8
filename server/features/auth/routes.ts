/** The routes of accounts, each declared like every other; no other path of `/api/auth/*` exists. */
import type { Services } from "#server/services.ts";
import { addressRoutes } from "./address-routes.ts";
import { factorLossRoutes } from "./factor-loss-routes.ts";
import { factorRoutes } from "./factor-routes.ts";
import { linkRoutes } from "./link-routes.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { passkeyUseRoutes } from "./passkey-use-routes.ts";
import { passwordRoutes } from "./password-routes.ts";
import { phoneRoutes } from "./phone-routes.ts";
import { providerRoutes } from "./provider-routes.ts";
import { secondFactorRoutes } from "./second-factor-routes.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { signUpRoutes } from "./sign-up-routes.ts";

export const authRoutes = (services: Services) => [
  ...signInRoutes(services),
  ...signUpRoutes(services),
  ...passwordRoutes(services),
  ...providerRoutes(services),
  ...linkRoutes(services),
  ...addressRoutes(services),
  ...phoneRoutes(services),
  ...factorRoutes(services),
  ...secondFactorRoutes(services),
  ...factorLossRoutes(services),
  ...passkeyRoutes(services),
  ...passkeyUseRoutes(services),
];
