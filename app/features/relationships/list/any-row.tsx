import type { CalendarDay } from "#domain/calendar-day.ts";
import { isVeiled } from "#domain/veil.ts";
import { RelationshipRow, type RelationshipRowProps } from "./relationship-row.tsx";
import { VeiledRow } from "./veiled-row.tsx";

type AnyRowProps = RelationshipRowProps & { today: CalendarDay };

export function AnyRow({ today, ...row }: AnyRowProps) {
  return isVeiled(row.relationship, today) ? (
    <VeiledRow relationship={row.relationship} today={today} />
  ) : (
    <RelationshipRow {...row} />
  );
}
