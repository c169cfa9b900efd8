import { useTranslations } from "use-intl/react";
import { chooseSharedDevice } from "#app/lib/session.ts";
import { useSharedDevice } from "#app/lib/shared-device.ts";
import { Switch } from "#app/ui/choices/switch.tsx";

/** Asked once at the start; a setting of the browser, changed here. */
export function SharedDeviceSwitch() {
  const t = useTranslations("profile");
  const isShared = useSharedDevice();
  return (
    <Switch
      label={t("sharedDevice")}
      hint={t("sharedDeviceHint")}
      checked={isShared}
      onChange={chooseSharedDevice}
    />
  );
}
