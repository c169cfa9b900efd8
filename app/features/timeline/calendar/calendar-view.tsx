import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { Journal } from "#domain/journal/journal.ts";
import { type CalendarDay, dayOf } from "#domain/time/calendar-day.ts";
import { MomentsSheet } from "./moments-sheet.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { inMonth } from "./month-weeks.ts";
import { MoodLegend } from "./mood-legend.tsx";
import { pictureYear } from "./picture-year.ts";
import { YearLead } from "./year-lead.tsx";
import { YearPicture } from "./year-picture.tsx";
import { YearTable } from "./year-table.tsx";

type CalendarViewProps = {
  /** Without what is folded or sealed, and letters that are still closed. */
  journal: Journal;
  year: number;
  today: CalendarDay;
};

/** The year in pixels, and one of its months large enough to touch. */
export function CalendarView({ journal, year, today }: CalendarViewProps) {
  const t = useTranslations("timeline.calendar");
  const format = useFormat();
  const pictured = useMemo(() => pictureYear(journal.moments, year, today), [journal, year, today]);
  const names = useMemo(() => new Map(journal.relationships.map(({ id, name }) => [id, name])), [journal]);
  const nameOf = (id: string) => names.get(id);
  const [isTable, setTable] = useState(false);
  const [{ day, opened }, select] = useCalendarSelection(year, () => {
    if (today.startsWith(`${year}`)) return today;
    return pictured.months.flat().findLast(({ ids }) => ids.length > 0)?.day ?? dayOf(year, 1, 1);
  });
  const open = (one: CalendarDay) => select({ day: one, opened: one });
  const cell = opened && opened !== "undated" ? pictured.cellOf(opened) : undefined;
  const note = (one: CalendarDay) => {
    select({ opened: null });
    requestCapture({ day: one });
  };
  const sheet = { today, nameOf, onClose: () => select({ opened: null }) };
  return (
    <Stack gap={5}>
      <YearLead year={pictured} />
      <MoodLegend year={pictured} />
      <Columns template="main-aside" className="gap-y-8">
        <Stack gap={4}>
          <YearPicture
            year={pictured}
            month={Number(day.slice(5, 7))}
            onMonth={(month) => select({ day: inMonth(day, year, month) })}
            onDay={open}
          />
          <p className="flex flex-wrap gap-x-5 gap-y-1 type-small">
            {pictured.undated.length > 0 && (
              <TextButton tone="soft" onClick={() => select({ opened: "undated" })}>
                {t("undated", { count: pictured.undated.length, year: String(year) })}
              </TextButton>
            )}
            {pictured.daysNoted > 0 && (
              <TextButton tone="soft" onClick={() => setTable(!isTable)}>
                {t(isTable ? "hideTable" : "showTable")}
              </TextButton>
            )}
          </p>
          {isTable && <YearTable year={pictured} onOpen={open} />}
        </Stack>
        <MonthGrid
          {...{ year: pictured, day, today, nameOf }}
          onMove={(next) => select({ day: next })}
          onOpen={open}
        />
      </Columns>
      {opened === "undated" && (
        <MomentsSheet
          {...sheet}
          title={t("undatedTitle", { year: String(year) })}
          moments={pictured.momentsOf(pictured.undated)}
          empty={t("nothing")}
          withDate
        />
      )}
      {cell && (
        <MomentsSheet
          {...sheet}
          title={capitalise(format.day(cell.day, "full"))}
          moments={pictured.momentsOf(cell.ids)}
          empty={t(cell.isFuture ? "yet" : "nothing")}
          onNote={cell.isFuture ? undefined : () => note(cell.day)}
        />
      )}
    </Stack>
  );
}

type CalendarSelection = {
  /** The day that Tab reaches; its month is shown. */
  readonly day: CalendarDay;
  readonly opened: CalendarDay | "undated" | null;
};

/** By history entry, for as long as this tab shows the app. */
const selections = new Map<string, CalendarSelection>();

/** The selected day of a year and the open sheet, restored when the person returns to the page. */
function useCalendarSelection(year: number, firstDay: () => CalendarDay) {
  const { key } = useLocation();
  const place = `${key} ${year}`;
  const [look, setLook] = useState<CalendarSelection>(
    () => selections.get(place) ?? { day: firstDay(), opened: null },
  );
  const change = (patch: Partial<CalendarSelection>) => {
    const next = { ...look, ...patch };
    selections.set(place, next);
    setLook(next);
  };
  return [look, change] as const;
}
