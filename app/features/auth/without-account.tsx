import { useTranslations } from "use-intl/react";
import { hasDemo } from "#app/lib/demo-mode.ts";
import { hasDeviceJournal } from "#app/lib/journal-choice.ts";
import { lockStateOf } from "#app/lib/lock/lock-registry.ts";
import { useStore } from "#app/lib/store.ts";
import { paths } from "#app/paths.ts";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { useOpenOnDevice } from "./use-open-on-device.ts";

/** The ways in that ask for nobody: the demo, and a journal of this device alone. */
export function WithoutAccount() {
  const t = useTranslations("auth.login");
  const isKept = hasDeviceJournal();
  const isLocked = useStore(lockStateOf("device")).at !== "none";
  const openOnDevice = useOpenOnDevice();
  return (
    <>
      <Heading>{t("without")}</Heading>
      {hasDemo && <LinkRow to={paths.demo} title={t("demo")} detail={t("demoDetail")} />}
      <LinkRow
        title={t(isKept ? "kept" : "offline")}
        detail={t(isLocked ? "keptLocked" : isKept ? "keptDetail" : "offlineDetail")}
        onClick={openOnDevice}
      />
    </>
  );
}
