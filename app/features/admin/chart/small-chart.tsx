import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Figure } from "#app/ui/type/figure.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { box, countedDays, drawSeries, fewestPoints, type Point } from "./series-path.ts";

type SmallChartProps = {
  label: string;
  /** The number of now, in words and figures. */
  value: ReactNode;
  note?: ReactNode;
  points?: readonly Point[];
  /** A dotted line that should not be reached. */
  limit?: number | null;
  say?: (value: number) => string;
  isAbnormal?: boolean;
};

/** One of many beside each other: a number, its days, and between what they lay. Only the abnormal one is coloured. */
export function SmallChart({ label, value, note, points, limit, say, isAbnormal = false }: SmallChartProps) {
  const tone = isAbnormal ? "text-warn" : "text-ink";
  return (
    // The heads of a row share their height, so that charts beside each other stand on one line.
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-1">
      <div className="flex items-baseline justify-between gap-3">
        <span
          className={`flex min-w-0 items-center gap-1.5 type-small ${isAbnormal ? "font-strong text-warn" : "text-ink-soft"}`}
        >
          {isAbnormal && <Icon glyph={TriangleAlert} size={15} />}
          {label}
        </span>
        <Figure className={`text-[1.375rem]/7 whitespace-nowrap ${tone}`}>{value}</Figure>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        {points && <Days label={label} points={points} limit={limit ?? null} tone={tone} say={say} />}
        {note && <p className="type-caption text-ink-soft">{note}</p>}
      </div>
    </div>
  );
}

type DaysProps = {
  label: string;
  points: readonly Point[];
  limit: number | null;
  tone: string;
  say: ((value: number) => string) | undefined;
};

function Days({ label, points, limit, tone, say }: DaysProps) {
  const t = useTranslations("admin.chart");
  const format = useFormat();
  const drawn = drawSeries(points, limit);
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  if (!drawn)
    return (
      <p className="type-caption text-ink-soft">{t("few", { count: countedDays(points), fewestPoints })}</p>
    );
  const words = say ?? ((value: number) => format.number(value));
  const span = t("span", { low: words(Math.min(...values)), high: words(Math.max(...values)) });
  return (
    <>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={t("said", { label, span, last: words(values.at(-1) ?? 0) })}
        className={`block w-full max-w-80 overflow-visible ${tone}`}
      >
        <line
          className="stroke-line-strong"
          x1={0}
          x2={box.width}
          y1={box.height - 0.5}
          y2={box.height - 0.5}
        />
        {drawn.limit !== null && (
          <line
            className="stroke-current"
            x1={0}
            x2={box.width}
            y1={drawn.limit}
            y2={drawn.limit}
            strokeWidth={1.4}
            strokeLinecap="round"
            strokeDasharray="0.1 4"
          />
        )}
        <path className="fill-none stroke-current" d={drawn.path} strokeWidth={1.5} strokeLinejoin="round" />
        <circle className="fill-current" cx={drawn.last.x} cy={drawn.last.y} r={2.6} />
      </svg>
      <p className="flex justify-between gap-3 type-caption text-ink-soft">
        <span>{limit === null ? "" : t("limit", { limit: words(limit) })}</span>
        <span className="whitespace-nowrap">{span}</span>
      </p>
    </>
  );
}
