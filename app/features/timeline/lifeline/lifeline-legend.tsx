import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { EndMark, OngoingMark, StartMark, strip } from "./line-drawing.tsx";

/** What the marks mean. */
export function LifelineLegend() {
  const t = useTranslations("timeline.lifeline.legend");
  const items: readonly (readonly [string, ReactNode])[] = [
    [
      t("ongoing"),
      <Mark key="mark">
        <OngoingMark y={9} />
      </Mark>,
    ],
    [
      t("start"),
      <Mark key="mark">
        <StartMark y={9} />
      </Mark>,
    ],
    [
      t("end"),
      <Mark key="mark">
        <EndMark y={9} />
      </Mark>,
    ],
    [t("milestone"), <MilestoneKnot key="mark" size={18} />],
    [
      t("written"),
      <Mark key="mark">
        <path className="stroke-ink" d="M4 9h20" strokeWidth={2} strokeLinecap="round" />
      </Mark>,
    ],
    [
      t("silent"),
      <Mark key="mark">
        <path
          className="stroke-ink-soft"
          d="M4 9h20"
          strokeWidth={2}
          strokeLinecap="round"
          strokeDasharray="0.1 5"
        />
      </Mark>,
    ],
    [
      t("between"),
      <Mark key="mark">
        <path
          className="stroke-accent"
          d="M4 9h20"
          strokeWidth={2.6}
          strokeLinecap="round"
          strokeDasharray="0.1 6"
        />
      </Mark>,
    ],
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 type-caption text-ink-soft">
      {items.map(([words, mark]) => (
        <li key={words} className="flex items-center gap-1.5">
          {mark}
          {words}
        </li>
      ))}
    </ul>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width={strip} height={18} className="block flex-none">
      {children}
    </svg>
  );
}
