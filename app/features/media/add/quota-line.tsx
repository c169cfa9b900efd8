import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { useIsKeptHere } from "#app/store/media/media.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useMediaUse } from "./use-media-use.ts";

type QuotaLineProps = {
  withLimits?: boolean;
  /** Shown only when it is nearly full. */
  isQuiet?: boolean;
};

/** Usage of the plan's limit, unfinished uploads included. */
export function QuotaLine({ withLimits = false, isQuiet = false }: QuotaLineProps) {
  const t = useTranslations("media");
  const format = useFormat();
  const use = useMediaUse();
  const isKeptHere = useIsKeptHere();
  if (!use) return null;
  const { used, limit, level, remaining, going } = use;
  const isUnsaid = isQuiet && level === "open";
  const counted = { used: format.number(used), limit: format.number(limit ?? 0) };
  const isCounted = !isUnsaid && limit !== null && level !== "reached";
  const words = [
    ...(isCounted ? [`${t(going > 0 ? "usedWithThese" : "used", counted)}.`] : []),
    ...(level === "reached" ? [t("quota.reached", { limit: limit ?? 0 })] : []),
    ...(level === "near" ? [t("quota.near", { left: remaining ?? 0 })] : []),
    ...(withLimits ? [t("quota.each")] : []),
    ...(isKeptHere ? [t("quota.onDevice")] : []),
  ];
  if (words.length === 0) return null;
  return (
    <Stack gap={2}>
      {/* What is full says so in words. */}
      {limit !== null && !isUnsaid && level !== "reached" && (
        <DotMeter value={used} max={limit} label="" tone={level === "open" ? "accent" : "warn"} />
      )}
      <Text size="small" tone="soft">
        {words.join(" ")}{" "}
        {level !== "open" && !isKeptHere && (
          <TextLink to={paths.subscription} size="small">
            {t("quota.seePlans")}
          </TextLink>
        )}
      </Text>
    </Stack>
  );
}
