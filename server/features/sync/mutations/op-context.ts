/** What the ops of one transaction share. */
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { PersonLock } from "./person-lock.ts";

export type OpContext = {
  readonly personId: string;
  readonly key: DataKey;
  readonly lock: PersonLock;
  readonly now: Date;
  /** Bytes of photos and videos that one person may keep. */
  readonly storageLimit: number;
  /** The day where the person lives. */
  today(): Promise<CalendarDay>;
};
