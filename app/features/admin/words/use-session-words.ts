import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import type { PersonSession } from "#domain/admin/people.ts";

type Session = Pick<PersonSession, "browser" | "system" | "kind" | "method" | "isRemembered" | "isPending">;

/** A session of somebody, as their browser described itself. */
export function useSessionWords() {
  const t = useTranslations("adminAudit.session");
  return useMemo(
    () => ({
      device: ({ browser, system, kind }: Session) =>
        browser && system ? t("device", { browser, system }) : (browser ?? system ?? t(`kind.${kind}`)),
      way({ method, isPending, isRemembered }: Session): string {
        if (isPending) return t("pending");
        const way = t(`method.${method ?? "unknown"}`);
        return isRemembered ? t("remembered", { way }) : way;
      },
    }),
    [t],
  );
}
