import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useStore } from "#app/lib/store.ts";
import { syncStatus } from "#app/store/sync/sync-state.ts";
import { Text } from "#app/ui/type/text.tsx";

/** Milliseconds of pulling after which the note is shown. */
const delay = 1_500;

/** Shown while a journal is still being pulled: the figures are incomplete. In the space above what follows: it moves nothing. */
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
    <div role="status" className="absolute inset-x-0 top-full">
      {isSending && isLong && (
        <Text size="small" tone="soft" className="truncate">
          {t("arriving")}
        </Text>
      )}
    </div>
  );
}
