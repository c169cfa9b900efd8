import { memo } from "react";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { RelationshipRow, type RelationshipRowProps } from "./relationship-row.tsx";
import { VeiledRow } from "./veiled-row.tsx";

type AnyRowProps = RelationshipRowProps & { today: CalendarDay };

/** Drawn again only when its relationship changes, not when rows around it come and go. */
export const AnyRow = memo(function AnyRow({ today, ...row }: AnyRowProps) {
  return isVeiled(row.relationship, today) ? (
    <VeiledRow relationship={row.relationship} today={today} />
  ) : (
    <RelationshipRow {...row} />
  );
});
