import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { answerInstall, askInstall, installWay } from "#app/lib/install/install-prompt.ts";
import { useDiscreet } from "#app/lib/page-title.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";

const saidOf = { installed: "appInstalled", prompt: "appPrompt", hint: "appHint", none: "appNone" } as const;

/** Installing stays possible here for whoever waved the offer away. */
export function AppRow() {
  const t = useTranslations("install.storage");
  const say = useTranslations("install.offer");
  const isDiscreet = useDiscreet();
  const isOnDevice = useJournal()?.kind === "device";
  const [way, setWay] = useState(installWay);
  async function install() {
    await askInstall();
    answerInstall();
    setWay(installWay());
  }
  return (
    <SettingRow
      label={t("app")}
      action={
        way === "prompt" && (
          <TextButton size="small" onClick={() => void install()}>
            {say("installAct")}
          </TextButton>
        )
      }
    >
      <Stack gap={1}>
        <Text>{t(saidOf[way])}</Text>
        {way === "hint" && (
          <Text size="small" tone="soft">
            {say(isOnDevice ? "hintDevice" : "hintAccount")}
          </Text>
        )}
        {isDiscreet && (way === "prompt" || way === "hint") && (
          <Text size="small" tone="soft">
            {say("installNeutral")}
          </Text>
        )}
      </Stack>
    </SettingRow>
  );
}
