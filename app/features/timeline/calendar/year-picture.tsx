import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { classNames } from "#app/ui/styles/class-names.ts";
import { type CalendarDay, dayOf } from "#domain/time/calendar-day.ts";
import { DayMark } from "./day-mark.tsx";
import type { PicturedYear } from "./picture-year.ts";

type YearPictureProps = {
  year: PicturedYear;
  /** 1 to 12 */
  month: number;
  onMonth: (month: number) => void;
  /** Of a mark hit by a fine pointer. */
  onDay: (day: CalendarDay) => void;
};

const rowGrid = "grid grid-cols-[44px_repeat(31,minmax(0,1fr))] items-center";
const numbered = [1, 5, 10, 15, 20, 25, 30];

/** Twelve rows of days. A row is one thing to press: it opens its month below, where each day is large enough. */
export function YearPicture({ year, month, onMonth, onDay }: YearPictureProps) {
  const t = useTranslations("timeline.calendar");
  const format = useFormat();
  const isWide = useIsWide();
  return (
    <section aria-label={t("months", { year: String(year.year) })}>
      <div aria-hidden="true" className={classNames(rowGrid, "pb-1 type-caption text-ink-soft")}>
        {numbered.map((date) => (
          <span key={date} className="w-0 justify-self-center" style={{ gridColumnStart: date + 1 }}>
            <span className="absolute -translate-x-1/2">{date}</span>
          </span>
        ))}
        <span>&nbsp;</span>
      </div>
      {year.months.map((cells, at) => {
        const first = dayOf(year.year, at + 1, 1);
        const isCurrent = at + 1 === month;
        return (
          <button
            key={first}
            type="button"
            aria-pressed={isCurrent}
            aria-label={t("month", {
              month: format.day(first, "month"),
              count: cells.filter(({ ids }) => ids.length > 0).length,
            })}
            onClick={({ target }) => {
              onMonth(at + 1);
              const mark = target instanceof Element ? target.closest("[data-day]") : null;
              const day = mark?.getAttribute("data-day");
              if (day && isWide) onDay(day);
            }}
            className={classNames(
              rowGrid,
              "relative h-6 w-full text-left hover:bg-surface lg:h-8",
              isCurrent && "after:absolute after:inset-x-0 after:-bottom-0.5 after:h-0.75 after:dotted-under",
            )}
          >
            <span
              className={classNames(
                "type-caption lg:type-small",
                isCurrent ? "font-semibold text-ink" : "text-ink-soft",
              )}
            >
              {format.day(first, "bareMonth")}
            </span>
            {cells.map((cell) => (
              <span
                key={cell.day}
                data-day={cell.ids.length > 0 ? cell.day : undefined}
                className="grid h-full place-items-center"
              >
                {cell.ids.length > 0 ? (
                  <DayMark cell={cell} size={isWide ? 16 : 10} />
                ) : (
                  <span
                    className={classNames(
                      "size-0.5 rounded-full",
                      cell.isFuture ? "bg-line" : "bg-line-strong",
                    )}
                  />
                )}
              </span>
            ))}
          </button>
        );
      })}
    </section>
  );
}
