import { type FormEvent, type RefObject, useMemo, useState } from "react";
import { useLocale } from "use-intl/react";
import { useSave } from "#app/saving/use-save.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { checkDraft, type DraftIssue } from "./check-draft.ts";
import type { RelationshipDraft } from "./relationship-draft.ts";

/** Validates the draft, then focuses the first invalid field or passes the fields on. */
export function useFormSave(
  form: RefObject<HTMLFormElement | null>,
  draft: RelationshipDraft | null,
  today: CalendarDay,
  write: (fields: RelationshipFields) => Promise<Outcome>,
) {
  const language = useLocale();
  const [issues, setIssues] = useState<readonly DraftIssue[]>([]);
  const { save, isSaving, failure, dismiss } = useSave();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft) return;
    const checked = checkDraft(draft, language, today);
    setIssues(checked.ok ? [] : checked.issues);
    dismiss();
    if (!checked.ok) {
      requestAnimationFrame(() => focusFirstWrong(form.current));
      return;
    }
    void save(() => write(checked.fields));
  }

  // What was wrong goes as soon as it is right; what is newly wrong is said when the form is sent again.
  const open = useMemo(() => {
    if (issues.length === 0 || !draft) return issues;
    const now = checkDraft(draft, language, today);
    if (now.ok) return [];
    return now.issues.filter(({ field }) => issues.some((one) => one.field === field));
  }, [issues, draft, language, today]);

  return { submit, issues: open, failure, isSaving };
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(":is(input, textarea)[aria-invalid=true]");
  field?.focus();
  // On a phone its words would lie under the bar that saves.
  field?.scrollIntoView({ block: "center" });
}
