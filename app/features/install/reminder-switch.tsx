import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useToday } from "#app/lib/use-today.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { readCopyCare, switchCopyReminder } from "#app/store/device/copy-care.ts";
import { Switch } from "#app/ui/choices/switch.tsx";

export function ReminderSwitch({ journal }: { journal: Journal }) {
  const t = useTranslations("install.storage");
  const today = useToday();
  const quickSave = useQuickSave();
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    readCopyCare(journal, today).then(
      ({ isOff }) => setOn(!isOff),
      // A full disk keeps no answer: reminders are on.
      () => setOn(true),
    );
  }, [journal, today]);
  if (isOn === undefined) return null;
  return (
    <Switch
      label={t("reminder")}
      hint={t("reminderHint")}
      checked={isOn}
      onChange={(next) =>
        void quickSave(
          () => switchCopyReminder(journal, next, today),
          () => setOn(next),
        )
      }
    />
  );
}
