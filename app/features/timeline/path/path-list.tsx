import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { MomentWords } from "../moment-words.ts";
import type { Step } from "./order-path.ts";
import { PathRow } from "./path-row.tsx";

export type PathListProps = {
  steps: readonly Step[];
  /** Which of the steps stand in this list. */
  from: number;
  to: number;
  label: string;
  today: CalendarDay;
  words: MomentWords;
};

export function PathList({ steps, from, to, label, today, words }: PathListProps) {
  return (
    <ol aria-label={label}>
      {steps.slice(from, to).map((step, at) => (
        <li key={step.key}>
          <PathRow {...{ step, today, words }} at={from + at} next={steps[from + at + 1]} />
        </li>
      ))}
    </ol>
  );
}
