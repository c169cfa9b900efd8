import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { addMonths } from "#domain/time/calendar-day.ts";
import { type MomentPart, useMomentIssue } from "./moment-part.ts";
import { SealDayField } from "./seal-day-field.tsx";

/** A letter to one's later self: nothing of it is shown before its day. Default: a year from now. */
export function SealField(part: MomentPart) {
  const t = useTranslations("moments.field");
  const { draft, change, today } = part;
  const wrong = useMomentIssue(part)("sealedUntil");
  const day = useRef<HTMLDivElement>(null);
  function seal(isSealed: boolean) {
    change({ sealedUntil: isSealed ? addMonths(today, 12) : null });
    // The footer of a phone's sheet would lie over it.
    if (isSealed) requestAnimationFrame(() => day.current?.scrollIntoView({ block: "center" }));
  }
  return (
    <Stack gap={2}>
      <Checkbox
        label={t("seal")}
        checked={draft.sealedUntil !== null}
        onChange={({ target }) => seal(target.checked)}
      />
      {draft.sealedUntil !== null && (
        <div ref={day}>
          <SealDayField
            value={draft.sealedUntil}
            today={today}
            error={wrong}
            onChange={(sealedUntil) => change({ sealedUntil })}
          />
        </div>
      )}
    </Stack>
  );
}
