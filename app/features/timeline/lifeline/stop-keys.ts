import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go from one link of the list to the next, Home and End to its ends. */
export function moveBetweenStops(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href]")];
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  const next =
    event.key === "Home"
      ? stops[0]
      : event.key === "End"
        ? stops.at(-1)
        : stops[at + (steps[event.key] ?? Number.NaN)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
