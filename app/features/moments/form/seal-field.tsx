import { useTranslations } from "use-intl/react";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { addDays } from "#domain/time/calendar-day.ts";
import { type MomentPart, useMomentIssue } from "./moment-part.ts";

/** A letter to one's later self: nothing of it is shown before its day. Default: a year from now. */
export function SealField(part: MomentPart) {
  const t = useTranslations("moments.field");
  const { draft, change, today } = part;
  const wrong = useMomentIssue(part)("sealedUntil");
  const isSealing = draft.sealedUntil !== "";
  return (
    <Stack gap={2}>
      <Checkbox
        label={t("seal")}
        checked={isSealing}
        onChange={({ target }) => change({ sealedUntil: target.checked ? addDays(today, 365) : "" })}
      />
      {isSealing && (
        <TextField
          type="date"
          label={t("sealUntil")}
          name="sealedUntil"
          value={draft.sealedUntil}
          min={addDays(today, 1)}
          hint={t("sealHint")}
          error={wrong}
          onChange={({ target }) => change({ sealedUntil: target.value })}
        />
      )}
    </Stack>
  );
}
