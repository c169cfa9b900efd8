import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { isAlive } from "#app/store/db/use-view.ts";
import { deleteMedia } from "#app/store/media/media.ts";
import { deleteMoment } from "#app/store/moments/moments.ts";
import { cancelUpload } from "#app/store/uploads/uploads.ts";
import { inTurn, type Outcome } from "#app/store/write/outcome.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Shown once the sheet is closed. Undo moves the moment and its photos to the trash. */
export function useSavedToast(today: CalendarDay) {
  const t = useTranslations("moments.capture");
  const format = useFormat();
  const quickSave = useQuickSave();

  /** "Camille, today, with 2 photos" */
  function withWhomAndWhen({ relationship_id, occurred_on }: Moment, photos: number): string {
    const name =
      requireJournal()
        .views.relationships.current()
        ?.get(relationship_id ?? "")?.name ?? "";
    return t("savedOf", {
      who: name === "" ? "nobody" : "somebody",
      name,
      when: occurred_on === today ? "today" : "another",
      day: format.vagueDate(occurred_on, "short"),
      photos,
    });
  }
  return {
    kept(moment: Moment, photos: number) {
      const sealed = isSealed(moment, today) ? moment.sealed_until : null;
      showToast({
        title: sealed === null ? t("saved") : t("savedSealed", { day: format.day(sealed) }),
        detail: sealed === null ? withWhomAndWhen(moment, photos) : undefined,
        action: { label: t("undo"), onAction: () => void quickSave(() => takeBack(moment.id)) },
      });
    },
    refused(count: number) {
      if (count === 0) return;
      showToast({ tone: "warn", title: t("photosRefused", { count }), detail: t("photosRefusedHow") });
    },
  };
}

/** Can be repeated after a failure: it continues with the rest. */
async function takeBack(id: string): Promise<Outcome> {
  const moment = await deleteMoment(id);
  if (!moment.ok) return moment;
  const { media, uploads } = requireJournal().views;
  const ofMoment = [...(uploads.current()?.values() ?? [])].filter(({ place }) => place.moment_id === id);
  const dropped = await inTurn(ofMoment, async (one) => {
    const cancelled = await cancelUpload(one.id);
    // Uploaded meanwhile: it is a photo now, and is deleted with those.
    return cancelled.ok || cancelled.reason === "not_found" ? { ok: true } : cancelled;
  });
  if (!dropped.ok) return dropped;
  const kept = [...(media.current()?.values() ?? [])].filter((one) => one.moment_id === id && isAlive(one));
  return inTurn(kept, (one) => deleteMedia(one.id));
}
