import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { unbroken } from "./unbroken.ts";

/** An instant in a list: its day, and its hour where that matters. */
export function useInstantWords() {
  const t = useTranslations("admin.instant");
  const format = useFormat();
  return useMemo(
    () => ({
      day: (at: string | null) => (at === null ? t("never") : unbroken(format.instant(at, "short"))),
      exact: (at: string | null) =>
        at === null
          ? t("never")
          : unbroken(t("exact", { day: format.instant(at, "short"), time: format.time(at) })),
    }),
    [t, format],
  );
}
