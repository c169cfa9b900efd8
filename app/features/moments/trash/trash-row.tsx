import { useTimeZone, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { restoreMoment, useMomentsOf } from "#app/store/moments/moments.ts";
import type { TrashedRow } from "#app/store/moments/trash.ts";
import { undoDelete } from "#app/store/relationships/relationships.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { LedgerName, LedgerRow } from "#app/ui/lists/ledger.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { trashDaysLeft } from "#domain/journal/trash.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed, moodName } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** What it is, when it is purged, and a button to restore it. A sealed letter stays hidden here too. */
export function TrashRow({ trashed, today }: { trashed: TrashedRow; today: CalendarDay }) {
  const t = useTranslations("moments.trash");
  const timeZone = useTimeZone() ?? "UTC";
  const sayMoment = useMomentLine(today);
  const moments = useMomentsOf(trashed.row.id);
  const { title, detail } =
    trashed.table === "moments"
      ? sayMoment(trashed.row)
      : { title: trashed.row.name, detail: t("kind.relationship", { count: moments?.length ?? 0 }) };

  const quickSave = useQuickSave();

  const restore = () =>
    quickSave(
      async () => {
        const { id } = trashed.row;
        return trashed.table === "moments" ? restoreMoment(id) : undoDelete(id);
      },
      () => void showToast({ title: t("restored"), detail: title }),
    );
  return (
    <LedgerRow>
      <span className="flex min-w-0 flex-1 flex-col py-2.5">
        <span className="truncate">
          <LedgerName>{title}</LedgerName>
        </span>
        <span className="truncate type-small">{detail}</span>
        <span className="type-small">
          {t("left", { days: trashDaysLeft(trashed.row.deleted_at, today, timeZone) })}
        </span>
      </span>
      <Button aria-label={t("restoreNamed", { name: title })} onClick={() => void restore()}>
        {t("restore")}
      </Button>
    </LedgerRow>
  );
}

function useMomentLine(today: CalendarDay) {
  const t = useTranslations("moments");
  const moodWord = useTranslations("fields.value.mood");
  const format = useFormat();
  return (moment: Moment) => {
    if (isSealed(moment, today)) return { title: t("trash.kind.letter"), detail: "" };
    const face = moodName(moment.mood);
    const title = moment.word || (face ? moodWord(face) : t("unnamed"));
    return { title, detail: format.vagueDate(moment.occurred_on) };
  };
}
