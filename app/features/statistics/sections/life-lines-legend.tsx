import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { EndBar, Ink, Knot, OngoingMark, Silence, StartRing } from "../plot/line-marks.tsx";

/** What the marks mean, under the chart. */
export function LifeLinesLegend() {
  const t = useTranslations("statistics.lines.legend");
  const items: readonly (readonly [string, ReactNode])[] = [
    [t("start"), <StartRing key="mark" x={12} y={9} />],
    [t("end"), <EndBar key="mark" x={12} y={9} />],
    [t("ongoing"), <OngoingMark key="mark" x={12} y={9} />],
    [t("milestone"), <Knot key="mark" x={12} y={9} />],
    [t("written"), <Ink key="mark" from={2} to={22} y={9} />],
    [t("silent"), <Silence key="mark" from={2} to={22} y={9} />],
  ];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 type-caption text-ink-soft">
      {items.map(([words, mark]) => (
        <li key={words} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width={24} height={18} className="block flex-none">
            {mark}
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
