import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { ShortTable } from "../table/short-table.tsx";
import type { Point } from "./series-path.ts";

type Series = {
  readonly label: string;
  readonly points: readonly Point[];
  readonly say?: (value: number) => string;
};

type ChartGroupProps = {
  title: string;
  /** What is drawn, for the table. */
  series: readonly Series[];
  children: ReactNode;
};

/** Small charts that belong together under one rule; their days can be read as a table. */
export function ChartGroup({ title, series, children }: ChartGroupProps) {
  const t = useTranslations("admin.chart");
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-3 border-t-(length:--rule) border-ink py-4 wide:grid-cols-[112px_minmax(0,1fr)]"
    >
      <div className="flex items-baseline justify-between gap-3 wide:flex-col wide:justify-start">
        <h2 id={id} className="type-label text-ink">
          {title}
        </h2>
        {series.length > 0 && (
          <TextButton size="small" tone="soft" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
            {t(isTable ? "hide" : "show")}
          </TextButton>
        )}
      </div>
      <div className="min-w-0">
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">{children}</div>
        {isTable && <DayTable title={title} series={series} />}
      </div>
    </section>
  );
}

function DayTable({ title, series }: { title: string; series: readonly Series[] }) {
  const t = useTranslations("admin.chart");
  const format = useFormat();
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].sort().reverse();
  const byDay = series.map(({ points }) => new Map(points.map(({ day, value }) => [day, value])));
  return (
    <div className="mt-4 max-h-96 overflow-y-auto">
      <ShortTable
        caption={title}
        columns={[t("day"), ...series.map(({ label }) => label)]}
        rows={days.map((day) => ({
          id: day,
          cells: [
            <span key={day} className="whitespace-nowrap">
              {format.day(day, "short")}
            </span>,
            ...series.map(({ say }, at) => {
              const value = byDay[at]?.get(day) ?? null;
              return value === null ? "–" : say ? say(value) : format.number(value);
            }),
          ],
        }))}
        empty={null}
      />
    </div>
  );
}
