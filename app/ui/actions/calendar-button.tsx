import { Calendar } from "lucide-react";
import { useRef } from "react";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { IconButton } from "./icon-button.tsx";

type CalendarButtonProps = {
  label: string;
  /** The day it opens on; empty for none. */
  day: CalendarDay | "";
  min?: CalendarDay;
  max: CalendarDay;
  onPick: (day: string) => void;
};

/** The platform's own calendar, for those who would rather point at a day than write it. */
export function CalendarButton({ label, day, min, max, onPick }: CalendarButtonProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <span className="relative -my-1 -mr-3 flex-none">
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        min={min}
        max={max}
        onChange={({ target }) => onPick(target.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <IconButton icon={Calendar} label={label} onClick={() => calendar.current?.showPicker()} />
    </span>
  );
}
