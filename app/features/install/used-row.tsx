import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useByteSize } from "./use-byte-size.ts";
import type { StorageFacts } from "./use-storage.ts";

/** Of the quota, from which on the page says that it is nearly full. */
const nearlyFull = 0.85;

export function UsedRow({ facts }: { facts: StorageFacts }) {
  const t = useTranslations("install.storage");
  const size = useByteSize();
  const { used, quota } = facts;
  const isKnown = used !== null && quota !== null && quota > 0;
  return (
    <SettingRow label={t("used")}>
      <Stack gap={1}>
        <Text role="status">
          {isKnown ? t("usedOf", { used: size(used), quota: size(quota) }) : t("usedUnknown")}
        </Text>
        {isKnown && <DotMeter value={used} max={quota} dots={20} label="" />}
        <Text size="small" tone="soft">
          {t("usedDetail")}
        </Text>
        {isKnown && used > quota * nearlyFull && (
          <Remark icon={CircleAlert} tone="warn">
            {t("nearlyFull")}
          </Remark>
        )}
      </Stack>
    </SettingRow>
  );
}
