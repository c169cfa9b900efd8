import { environment } from "./environment.ts";

/** Browsers keep passkeys for names, never for a number: `localhost` has them, `127.0.0.1` has not. Known without asking anybody. */
export const canKeepPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && !/^(?:[\d.]+|\[.*\])$/.test(location.hostname);

/** Whether the sign-in page has a passkey's button. */
export const offersPasskeys = (): boolean => environment.isBackendConfigured && canKeepPasskeys();
