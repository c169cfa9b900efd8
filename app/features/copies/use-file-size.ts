import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";

/** "1.2 MB" of a number of bytes; kilobytes below a tenth of that. */
export function useFileSize(): (bytes: number) => string {
  const t = useTranslations("copies.size");
  const { number } = useFormat();
  return (bytes) =>
    bytes < 100_000
      ? t("kb", { size: number(Math.max(1, Math.round(bytes / 1_000))) })
      : t("mb", { size: number(bytes / 1_000_000, { maximumFractionDigits: 1 }) });
}
