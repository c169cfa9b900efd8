import { Plus } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { MomentLine } from "../moment-line.tsx";

type MomentsSheetProps = {
  title: string;
  moments: readonly Moment[];
  /** Shown when there are none. */
  empty: string;
  today: CalendarDay;
  nameOf: (relationshipId: string) => string | undefined;
  withDate?: boolean;
  /** Opens a new page of this day; left out where there is no such day, or not yet. */
  onNote?: (() => void) | undefined;
  onClose: () => void;
};

/** The moments behind a day, each a way to its page. */
export function MomentsSheet({
  title,
  moments,
  empty,
  today,
  nameOf,
  withDate,
  onNote,
  onClose,
}: MomentsSheetProps) {
  const t = useTranslations("timeline.calendar");
  return (
    <Sheet
      open
      onOpenChange={onClose}
      returns
      title={title}
      closeLabel={t("close")}
      footer={
        onNote && (
          <Button icon={Plus} onClick={onNote} fullWidth>
            {t("noteDay")}
          </Button>
        )
      }
    >
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
                from={t("name")}
                {...(withDate && { withDate })}
              />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
