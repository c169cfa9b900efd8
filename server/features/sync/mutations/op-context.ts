/** What the ops of one transaction share. */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { RowKeys } from "../rows/row-seal.ts";
import type { PersonLock } from "./person-lock.ts";
import type { UsageGate } from "./usage-gate.ts";

export type OpContext = RowKeys & {
  readonly personId: string;
  readonly lock: PersonLock;
  readonly now: Date;
  /** The limits of the plan. [Note: one gate] */
  readonly gate: UsageGate;
  /** The latest date that a field may have: `latestToday` (domain/sync/row-dates.ts). */
  readonly today: CalendarDay;
};
