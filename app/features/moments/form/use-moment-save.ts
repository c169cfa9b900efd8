import type { RefObject } from "react";
import { useLocale, useTimeZone } from "use-intl/react";
import { useCheckedSave } from "#app/saving/use-checked-save.ts";
import type { Written } from "#app/store/write/write-row.ts";
import type { Moment, MomentFields } from "#domain/moment/moment.ts";
import type { MomentFormField } from "#domain/moment/moment-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import { checkMoment, type MomentCheck } from "./check-moment.ts";
import type { MomentDraft } from "./moment-draft.ts";

type SaveQuestion = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: MomentDraft | null;
  readonly today: CalendarDay;
  readonly check?: MomentCheck;
  readonly write: (fields: Pick<MomentFields, MomentFormField>) => Promise<Written<Moment>>;
  readonly onSaved: (moment: Moment) => void;
};

/** Checked by the clock where the person is. */
export function useMomentSave({ form, draft, today, check, write, onSaved }: SaveQuestion) {
  const language = useLocale();
  const timeZone = useTimeZone() ?? "UTC";
  return useCheckedSave({
    form,
    draft,
    check: (typed) => {
      const { hour, minute } = timeInZone(Date.now(), timeZone);
      return checkMoment(typed, language, today, { ...check, minute: hour * 60 + minute });
    },
    write,
    onSaved: ({ row }) => onSaved(row),
  });
}
