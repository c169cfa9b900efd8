import { useCallback } from "react";
import { useTranslations } from "use-intl/react";
import { securityEventKinds } from "./event-kinds.ts";

/** A line of the security log in words; a kind that this build does not know stays as it is. */
export function useEventWords(): (kind: string) => string {
  const t = useTranslations("adminAudit.event");
  return useCallback(
    (kind) => {
      const known = securityEventKinds.find((one) => one === kind);
      return known ? t(known) : kind;
    },
    [t],
  );
}
