import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { requireJournal } from "#app/store/journal.ts";
import { deleteMedia } from "#app/store/media.ts";
import { deleteMoment } from "#app/store/moments.ts";
import { cancelUpload } from "#app/store/uploads.ts";
import { isAlive } from "#app/store/use-view.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Moment } from "#domain/moment.ts";
import { isSealed } from "#domain/moment-rules.ts";

/** Said once the sheet is gone. Undo takes the moment to the trash, and the photos that came with it. */
export function useSavedToast(today: CalendarDay) {
  const t = useTranslations("moments.capture");
  const format = useFormat();
  return {
    kept(moment: Moment, photos: number) {
      const sealed = isSealed(moment, today) ? moment.sealed_until : null;
      const detail = photos > 0 ? t("photosOnTheirWay", { count: photos }) : moment.word || undefined;
      showToast({
        title: sealed === null ? t("saved") : t("savedSealed", { day: format.day(sealed) }),
        detail: sealed === null ? detail : undefined,
        action: { label: t("undo"), onAction: () => void takeBack(moment.id) },
      });
    },
    refused(count: number) {
      if (count === 0) return;
      showToast({ tone: "warn", title: t("photosRefused", { count }), detail: t("photosRefusedHow") });
    },
  };
}

async function takeBack(id: string): Promise<void> {
  await deleteMoment(id);
  const { media, uploads } = requireJournal().views;
  for (const one of uploads.current()?.values() ?? []) {
    if (one.place.moment_id === id) await cancelUpload(one.id);
  }
  for (const one of media.current()?.values() ?? []) {
    if (one.moment_id === id && isAlive(one)) await deleteMedia(one.id);
  }
}
