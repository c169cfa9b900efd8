import { useState } from "react";
import { useTimeZone, useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { undoDeleteConversation, useDeletedConversations } from "#app/store/conversations/conversations.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type DeletedProps = { today: CalendarDay; onOpen: (id: string) => void };

/** What was deleted within thirty days and can still come back. */
export function DeletedConversations({ today, onOpen }: DeletedProps) {
  const t = useTranslations("lisa.history");
  const quickSave = useQuickSave();
  const deleted = useDeletedConversations(today, useTimeZone() ?? "UTC");
  const [isOpen, setOpen] = useState(false);
  if (deleted.length === 0) return null;
  const bringBack = (id: string) =>
    quickSave(
      () => undoDeleteConversation(id),
      () => {
        showToast({ title: t("restored") });
        onOpen(id);
      },
    );
  return (
    <Stack gap={2} align="start">
      <TextButton size="small" tone="soft" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("deletedLately", { count: deleted.length })}
      </TextButton>
      {isOpen && (
        <ul className="flex flex-col gap-2">
          {deleted.map(({ id, title }) => (
            <li key={id}>
              <TextButton size="small" onClick={() => void bringBack(id)}>
                {t("restore", { title: title || t("untitled") })}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
