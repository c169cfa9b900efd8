import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { moodName } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { PicturedYear } from "./picture-year.ts";

type YearTableProps = { year: PicturedYear; onOpen: (day: CalendarDay) => void };

/** The days that were noted, in rows, in the order they are drawn. */
export function YearTable({ year, onOpen }: YearTableProps) {
  const t = useTranslations("timeline");
  const format = useFormat();
  const noted = year.months.flat().filter(({ ids }) => ids.length > 0);
  return (
    <table className="w-full border-b border-line text-left type-small">
      <caption className="sr-only">{t("calendar.titleLabel", { year: String(year.year) })}</caption>
      <thead>
        <tr className="text-ink-soft">
          {(["day", "mood", "moments"] as const).map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-normal last:pr-0 last:text-right">
              {t(`calendar.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noted.map(({ day, shape, hasMilestone, ids }) => {
          const mood = moodName(shape);
          const said = [mood && t(`mood.${mood}`), hasMilestone ? t("calendar.milestoneDay") : null];
          return (
            <tr key={day} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pr-4 font-normal">
                <TextButton size="small" onClick={() => onOpen(day)}>
                  {format.day(day, "yearless")}
                </TextButton>
              </th>
              <td className="py-2 pr-4">{said.filter(Boolean).join(", ") || t("calendar.noMood")}</td>
              <td className="py-2 text-right">{format.number(ids.length)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
