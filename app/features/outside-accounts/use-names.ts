import { useTranslations } from "use-intl/react";
import { useAuthOptions } from "#app/lib/auth-options.ts";

/** Of services that a server may have offered before. */
const known: Readonly<Record<string, string>> = { google: "Google", apple: "Apple", github: "GitHub" };

/** What an outside account is called: as on the sign-in page. */
export function useNames(): (id: string) => string {
  const t = useTranslations("outsideAccounts");
  const { providers } = useAuthOptions();
  return (id) => providers.find((each) => each.id === id)?.name ?? known[id] ?? t("unknown");
}
