import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";

/** "1.2 MB" of a number of bytes. */
export function useByteSize(): (bytes: number) => string {
  const t = useTranslations("install.storage.size");
  const { number } = useFormat();
  const say = (amount: number) => number(amount, { maximumFractionDigits: amount < 10 ? 1 : 0 });
  return (bytes) => {
    if (bytes >= 1e9) return t("gb", { size: say(bytes / 1e9) });
    if (bytes >= 1e5) return t("mb", { size: say(bytes / 1e6) });
    return t("kb", { size: say(bytes / 1e3) });
  };
}
