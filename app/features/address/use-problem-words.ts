import { useTranslations } from "use-intl/react";
import type { AddressRefusal } from "./address-calls.ts";

/** Why something was not done. */
export function useProblemWords(): (refusal: AddressRefusal) => string {
  const t = useTranslations("address.problem");
  return ({ problem }) => t(problem);
}
