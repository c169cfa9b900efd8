import { type KeyboardEvent, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { addDays, type CalendarDay, dayOf } from "#domain/time/calendar-day.ts";
import { DayCell } from "./day-cell.tsx";
import { dayFromKey, monthWeeks } from "./month-weeks.ts";
import type { PicturedYear } from "./picture-year.ts";

type MonthGridProps = {
  year: PicturedYear;
  /** The day that Tab reaches; its month is shown. */
  day: CalendarDay;
  today: CalendarDay;
  nameOf: (relationshipId: string) => string | undefined;
  onMove: (day: CalendarDay) => void;
  onOpen: (day: CalendarDay) => void;
};

/** A Monday, to name the days of the week by. */
const monday = "2024-01-01";

/** One month as weeks: one stop for Tab, arrows from day to day and over the edge of the month. */
export function MonthGrid({ year, day, today, nameOf, onMove, onOpen }: MonthGridProps) {
  const t = useTranslations("timeline.calendar");
  const format = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const month = Number(day.slice(5, 7));
  const moments = year.momentsOf((year.months[month - 1] ?? []).flatMap(({ ids }) => ids));
  const names = [...new Set(moments.flatMap((one) => nameOf(one.relationship_id ?? "") ?? []))];
  const said = t("inMonth", {
    count: moments.length,
    words: format.inWords(moments.length),
    names: names.length > 0 && names.length <= 3 ? format.list(names) : "none",
  });

  function onKeyDown(event: KeyboardEvent) {
    const next = dayFromKey(event.key, day);
    if (next === null || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(next);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  }
  return (
    <Stack gap={3} className="border-t-(length:--rule) border-ink pt-3">
      <Inline justify="between" align="baseline" gap={3}>
        <Heading id="month-title">{capitalise(format.day(dayOf(year.year, month, 1), "wholeMonth"))}</Heading>
        <Text as="span" size="small" tone="soft" className="text-right">
          {said}
        </Text>
      </Inline>
      <table ref={grid} aria-labelledby="month-title" className="w-full table-fixed">
        <thead>
          <tr className="border-b border-line">
            {Array.from({ length: 7 }, (_, at) => {
              const name = addDays(monday, at);
              return (
                <th
                  key={name}
                  scope="col"
                  abbr={format.day(name, "weekdayName")}
                  className="pb-1.5 pl-1.5 text-left type-caption font-normal text-ink-soft"
                >
                  {format.day(name, "bareWeekday")}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(year.year, month).map((week, at) => (
            <tr key={week.find((one) => one !== null) ?? at} className="border-b border-line last:border-0">
              {week.map((one, weekday) =>
                one === null ? (
                  <td key={addDays(monday, weekday)} />
                ) : (
                  <DayCell
                    key={one}
                    day={one}
                    cell={year.cellOf(one)}
                    isToday={one === today}
                    isStop={one === day}
                    onOpen={onOpen}
                    onKeyDown={onKeyDown}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
