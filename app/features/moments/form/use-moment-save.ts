import { type FormEvent, type RefObject, useState } from "react";
import { useLocale, useTimeZone } from "use-intl/react";
import { useSave } from "#app/saving/use-save.ts";
import type { Written } from "#app/store/write/write-row.ts";
import type { Moment, MomentFields } from "#domain/moment/moment.ts";
import type { MomentFormField } from "#domain/moment/moment-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import { checkMoment, type MomentCheck, type MomentIssue } from "./check-moment.ts";
import type { MomentDraft } from "./moment-draft.ts";

type SaveQuestion = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: MomentDraft | null;
  readonly today: CalendarDay;
  readonly check?: MomentCheck;
  readonly write: (fields: Pick<MomentFields, MomentFormField>) => Promise<Written<Moment>>;
  readonly onSaved: (moment: Moment) => void;
};

/** Validates the draft, then focuses the first invalid field or saves. */
export function useMomentSave({ form, draft, today, check, write, onSaved }: SaveQuestion) {
  const language = useLocale();
  const timeZone = useTimeZone() ?? "UTC";
  const [issues, setIssues] = useState<readonly MomentIssue[]>([]);
  const { save, isSaving, failure, dismiss } = useSave();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft) return;
    const checked = checkNow(draft);
    setIssues(checked.ok ? [] : checked.issues);
    dismiss();
    if (!checked.ok) {
      requestAnimationFrame(() => focusFirstWrong(form.current));
      return;
    }
    void save(
      () => write(checked.fields),
      ({ row }) => onSaved(row),
    );
  }
  return { submit, issues: stillWrong(), failure, isSaving };

  function checkNow(typed: MomentDraft) {
    const { hour, minute } = timeInZone(Date.now(), timeZone);
    return checkMoment(typed, language, today, { ...check, minute: hour * 60 + minute });
  }

  /** What was refused and has been mended since is not said any more. */
  function stillWrong(): readonly MomentIssue[] {
    if (issues.length === 0 || !draft) return issues;
    const checked = checkNow(draft);
    if (checked.ok) return [];
    return issues.filter(({ field, code }) =>
      checked.issues.some((one) => one.field === field && one.code === code),
    );
  }
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(":is(input, textarea)[aria-invalid=true]");
  field?.focus();
  // In a sheet its words would lie under the button that was pressed.
  field?.scrollIntoView({ block: "center" });
}
