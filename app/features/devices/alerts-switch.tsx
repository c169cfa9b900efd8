import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { switchAlerts } from "./device-calls.ts";
import { useActProblem } from "./use-act-problem.ts";

type AlertsSwitchProps = { isOn: boolean; refresh: () => Promise<void> };

/** Moves when the server has said yes. */
export function AlertsSwitch({ isOn, refresh }: AlertsSwitchProps) {
  const t = useTranslations("devices.alerts");
  const problemText = useActProblem();
  const [failure, setFailure] = useState<string | null>(null);
  async function change(next: boolean) {
    const told = await switchAlerts(next);
    setFailure(told.ok ? null : problemText(told.problem));
    // Without an answer the switch shows what the server says, once it says it.
    if (told.ok || told.problem === "network" || told.problem === "unavailable") await refresh();
  }
  return (
    <Stack as="section" gap={3} aria-labelledby="alerts">
      <Heading id="alerts">{t("title")}</Heading>
      <Switch label={t("label")} hint={t("hint")} checked={isOn} onChange={(next) => void change(next)} />
      {failure && (
        <Remark tone="bad" role="alert">
          {failure}
        </Remark>
      )}
    </Stack>
  );
}
