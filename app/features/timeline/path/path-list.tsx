import { useTranslations } from "use-intl/react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { MomentWords } from "../moment-words.ts";
import type { Step } from "./order-path.ts";
import { PathRow } from "./path-row.tsx";

export type PathListProps = {
  steps: readonly Step[];
  /** Of all steps, how many stand here: the rest is folded. */
  shown: number;
  today: CalendarDay;
  words: MomentWords;
};

export function PathList({ steps, shown, today, words }: PathListProps) {
  const t = useTranslations("timeline.path");
  return (
    <ol aria-label={t("label")}>
      {steps.slice(0, shown).map((step, at) => (
        <li key={step.key}>
          <PathRow {...{ step, at, today, words }} next={steps[at + 1]} />
        </li>
      ))}
    </ol>
  );
}
