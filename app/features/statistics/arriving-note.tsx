import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useStore } from "#app/lib/store.ts";
import { syncStatus } from "#app/store/sync/sync-state.ts";
import { Text } from "#app/ui/type/text.tsx";

/** Milliseconds after which it is no longer the sending of one line. */
const patience = 1_500;

/** While a journal is still coming to this device, its figures say that they are not whole. */
export function ArrivingNote() {
  const t = useTranslations("statistics");
  const isSending = useStore(syncStatus) === "sending";
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSending]);
  return (
    <div role="status" className="empty:hidden">
      {isSending && isLong && (
        <Text size="small" tone="soft">
          {t("arriving")}
        </Text>
      )}
    </div>
  );
}
