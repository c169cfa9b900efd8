import type { KeyboardEvent } from "react";
import { isComposing } from "#app/lib/composing.ts";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Rows (`data-row`) are one stop for Tab; the arrows go from one to the next, Enter opens as it does any link. */
export function stepRows(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.findIndex((row) => row.matches(":focus"));
  if (at < 0) return;
  const step = steps[event.key];
  const next =
    event.key === "Home"
      ? rows[0]
      : event.key === "End"
        ? rows.at(-1)
        : step === undefined
          ? undefined
          : rows[at + step];
  if (!next) return;
  event.preventDefault();
  for (const row of rows) row.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
