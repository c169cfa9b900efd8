import { useTranslations } from "use-intl/react";
import { Sheet } from "#app/ui/sheet.tsx";
import { Text } from "#app/ui/text.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Moment } from "#domain/moment.ts";
import { MomentLine } from "../moment-line.tsx";

type MomentsSheetProps = {
  title: string;
  moments: readonly Moment[];
  /** What is said when there are none. */
  empty: string;
  today: CalendarDay;
  nameOf: (relationshipId: string) => string | undefined;
  withDate?: boolean;
  onClose: () => void;
};

/** The moments behind a day, each a way to its page. */
export function MomentsSheet({ title, moments, empty, today, nameOf, withDate, onClose }: MomentsSheetProps) {
  const t = useTranslations("timeline.calendar");
  return (
    <Sheet open onOpenChange={onClose} title={title} closeLabel={t("close")}>
      {moments.length === 0 ? (
        <Text tone="soft">{empty}</Text>
      ) : (
        <ul className="border-b border-line">
          {moments.map((moment) => (
            <li key={moment.id}>
              <MomentLine
                moment={moment}
                name={nameOf(moment.relationship_id ?? "")}
                today={today}
                {...(withDate && { withDate })}
              />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
