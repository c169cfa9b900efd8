import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { installWay, isIos } from "#app/lib/install/install-prompt.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { StorageFacts } from "./use-storage.ts";

type KeptRowProps = { facts: StorageFacts; onAsk: () => Promise<boolean> };

/** Whether the browser may clear the journal by itself, and the way to ask it not to. */
export function KeptRow({ facts, onAsk }: KeptRowProps) {
  const t = useTranslations("install.storage");
  const [isRefused, setRefused] = useState(false);
  function words() {
    if (facts.isKept) return t("keptYes");
    if (isIos() && installWay() !== "installed") return t("keptIos");
    return facts.isKept === null ? t("keptUnknown") : t("keptNo");
  }
  return (
    <SettingRow
      label={t("kept")}
      action={
        facts.isKept === false && (
          <TextButton size="small" onClick={() => void onAsk().then((isGranted) => setRefused(!isGranted))}>
            {t("ask")}
          </TextButton>
        )
      }
    >
      <Stack gap={1}>
        <Text role="status">{words()}</Text>
        {isRefused && <Remark role="status">{t("refused")}</Remark>}
      </Stack>
    </SettingRow>
  );
}
