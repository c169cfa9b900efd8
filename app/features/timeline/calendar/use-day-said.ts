import { useTranslations } from "use-intl/react";
import { moodName } from "#domain/moment/moment-rules.ts";
import type { PictureCell } from "./picture-year.ts";

/** "2 moments, Gentle, milestone"; what a day holds, for those who do not see its shape. */
export function useDaySaid() {
  const t = useTranslations("timeline");
  return (cell: PictureCell | undefined): string => {
    if (!cell || cell.ids.length === 0) return t(cell?.isFuture ? "calendar.yet" : "calendar.nothing");
    const mood = moodName(cell.shape);
    return [
      t("calendar.dayMoments", { count: cell.ids.length }),
      mood && t(`mood.${mood}`),
      cell.hasMilestone ? t("calendar.milestoneDay") : null,
    ]
      .filter(Boolean)
      .join(", ");
  };
}
