import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useStore } from "#app/lib/store.ts";
import { syncStatus } from "#app/store/sync/sync-state.ts";
import { Text } from "#app/ui/type/text.tsx";

/** Milliseconds of pulling after which the note is shown. */
const delay = 1_500;

/** Shown while a journal is still being pulled: the figures are incomplete. */
export function ArrivingNote() {
  const t = useTranslations("statistics");
  const isSending = useStore(syncStatus) === "sending";
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setIsLong(true), delay);
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
