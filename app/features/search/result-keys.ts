/** From the line down into the results and back, without leaving the arrows. */
import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up from the first result is the line itself. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = steps[event.key];
  const isChoosing = event.target instanceof Element && event.target.closest("select") !== null;
  if (step === undefined || isChoosing) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], a[data-result]")];
  const at = places.findIndex((place) => place.contains(document.activeElement));
  const next = places[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
