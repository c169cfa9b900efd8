import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { EndDialog } from "./end-dialog.tsx";

type EndingLineProps = { relationship: Relationship; today: CalendarDay };

/** The last line of the page, after the notes: an ending is never in the way. */
export function EndingLine({ relationship, today }: EndingLineProps) {
  const t = useTranslations("relationships.page.ending");
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      {relationship.status === "ongoing" && (
        <span className="self-start">
          <TextButton tone="soft" size="small" onClick={() => setEnding(true)}>
            {t("open")}
          </TextButton>
        </span>
      )}
      {isEnding && <EndDialog relationship={relationship} today={today} onClose={() => setEnding(false)} />}
    </>
  );
}
