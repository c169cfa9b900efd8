/** What the ops of one transaction share. */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { PersonLock } from "./person-lock.ts";
import type { RoomGate } from "./room-gate.ts";

export type OpContext = {
  readonly personId: string;
  readonly key: DataKey;
  readonly lock: PersonLock;
  readonly now: Date;
  /** What has room. [Note: one gate] */
  readonly gate: RoomGate;
  /** No date may be later: `latestToday` (domain/sync/row-dates.ts). */
  readonly today: CalendarDay;
};
