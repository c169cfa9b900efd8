/** Up, down, Home and End move between the rows of a list. */

import type { KeyboardEvent } from "react";
import { isComposing } from "#app/lib/composing.ts";

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The row that a key leads to, within the list; null for every other key. */
export function nextRow(key: string, at: number, count: number): number | null {
  const step = steps[key];
  return step ? Math.max(0, Math.min(count - 1, step(at, count))) : null;
}

export function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>): void {
  const rows = event.currentTarget.children;
  const at = rowOf(event);
  const next = at === -1 ? null : nextRow(event.key, at, rows.length);
  if (next === null) return;
  event.preventDefault();
  focusRow(rows[next]);
}

/** The index of the focused row among those rendered; -1 when none is. */
export function rowOf(event: KeyboardEvent<HTMLUListElement>): number {
  if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return -1;
  return [...event.currentTarget.children].findIndex((row) => row.contains(document.activeElement));
}

export function focusRow(row: Element | undefined): void {
  row?.querySelector<HTMLElement>("a, button")?.focus();
}
