import { Monitor, MonitorSmartphone, Smartphone, Tablet } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { deviceKindOf } from "#app/lib/device-kind.ts";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import { useJournal } from "#app/store/db/journal.ts";

const glyphs = { computer: Monitor, phone: Smartphone, tablet: Tablet };

/** The device that wrote the version beside the stored one. Of another one only the journal's id is known, which names nothing to a person. */
export function useWriter({ deviceId }: RowConflict) {
  const t = useTranslations("conflicts");
  const isOwn = useJournal()?.deviceId === deviceId;
  const kind = deviceKindOf(navigator);
  return isOwn
    ? { isOwn, name: t(`thisDevice.${kind}`), icon: glyphs[kind], keepLabel: t(`keepOwn.${kind}`) }
    : { isOwn, name: t("otherDevice"), icon: MonitorSmartphone, keepLabel: t("keepOther") };
}
