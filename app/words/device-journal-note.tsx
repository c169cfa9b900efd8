import { useTranslations } from "use-intl/react";
import { hasDeviceJournal } from "#app/lib/journal-choice.ts";
import { useSession } from "#app/lib/session.ts";
import { Remark } from "#app/ui/type/remark.tsx";

/** In an account that is still empty: where that is which was noted in this browser without one. */
export function DeviceJournalNote() {
  const t = useTranslations("relationships");
  const { user } = useSession();
  return user && hasDeviceJournal() ? <Remark>{t("deviceJournal")}</Remark> : null;
}
