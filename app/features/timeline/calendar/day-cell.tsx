import type { KeyboardEventHandler } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { classNames } from "#app/ui/styles/class-names.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import { type CalendarDay, dateOf } from "#domain/time/calendar-day.ts";
import { DayMark } from "./day-mark.tsx";
import type { PictureCell } from "./picture-year.ts";

type DayCellProps = {
  day: CalendarDay;
  cell: PictureCell | undefined;
  isToday: boolean;
  isStop: boolean;
  onOpen: (day: CalendarDay) => void;
  onKeyDown: KeyboardEventHandler;
};

export function DayCell({ day, cell, isToday, isStop, onOpen, onKeyDown }: DayCellProps) {
  const t = useTranslations("timeline.calendar");
  const format = useFormat();
  const said = useDaySaid();
  const isNoted = cell !== undefined && cell.ids.length > 0;
  return (
    <td className="p-0 align-top">
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? "date" : undefined}
        aria-label={t("day", { day: format.day(day, "full"), said: said(cell) })}
        onClick={() => onOpen(day)}
        onKeyDown={onKeyDown}
        className={classNames(
          "flex h-15 w-full flex-col items-start gap-1 rounded-(--radius-field) border-(length:--rule) px-1 pt-1 text-left hover:bg-surface lg:h-16",
          isToday ? "border-ink" : "border-transparent",
        )}
      >
        <span className={classNames("type-small", isNoted ? "font-semibold text-ink" : "text-ink-soft")}>
          {dateOf(day)}
        </span>
        {cell && isNoted && (
          <span className="grid h-7 place-items-center">
            <DayMark cell={cell} size={26} />
          </span>
        )}
      </button>
    </td>
  );
}

/** "2 moments, Gentle, milestone"; what a day holds, for those who do not see its shape. */
function useDaySaid() {
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
