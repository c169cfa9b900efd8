import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { Length } from "#domain/statistics/durations.ts";

export const monthLength = 365.2425 / 12;

type DurationScaleProps = {
  x: (days: number) => number;
  longest: number;
  median: Length;
  bottom: number;
  width: number;
};

/** Length from 0, with rules at three and twelve months, and the median. */
export function DurationScale({ x, longest, median, bottom, width }: DurationScaleProps) {
  const t = useTranslations("statistics.durations");
  const format = useFormat();
  const isFar = x(median.days) > width * 0.6;
  return (
    <>
      {[3, 12].map((months) => (
        <line
          key={months}
          className="stroke-line-strong"
          x1={x(months * monthLength)}
          x2={x(months * monthLength)}
          y1={14}
          y2={bottom}
          strokeWidth={1}
        />
      ))}
      <line
        className="stroke-accent"
        x1={x(median.days)}
        x2={x(median.days)}
        y1={14}
        y2={bottom + 20}
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeDasharray="0.1 5"
      />
      <text
        className="fill-accent type-caption"
        x={x(median.days) + (isFar ? -6 : 6)}
        y={bottom + 36}
        textAnchor={isFar ? "end" : "start"}
      >
        {t("median", { duration: format.duration(median.duration) })}
      </text>
      {monthTicks(longest).map((months) => (
        <text
          key={months}
          className="chart-name fill-ink-soft type-caption"
          x={x(months * monthLength)}
          y={bottom + 18}
          textAnchor={months === 0 ? "start" : "middle"}
        >
          {months === 0 ? t("months", { count: 0 }) : format.number(months)}
        </text>
      ))}
    </>
  );
}

/** Days at the end of a linear axis: the first tick that nothing lies above. */
export function scaleEnd(days: number): number {
  const ticks = monthTicks(days);
  const step = ticks[1] ?? 3;
  return Math.max(days, Math.ceil(days / monthLength / step) * step * monthLength);
}

/** Multiples of half a year, or of years, so that about five fit. */
export function monthTicks(days: number): readonly number[] {
  const months = days / monthLength;
  const step = [3, 6, 12, 24, 60, 120].find((every) => months / every <= 6) ?? 240;
  return Array.from({ length: Math.floor(months / step) + 1 }, (_, at) => at * step);
}
