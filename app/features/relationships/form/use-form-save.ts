import { type FormEvent, type RefObject, useState } from "react";
import { useLocale } from "use-intl/react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { RelationshipFields } from "#domain/relationship.ts";
import { checkDraft, type DraftIssue } from "./check-draft.ts";
import type { RelationshipDraft } from "./relationship-draft.ts";

/** "limit": the plan has no room. The others are the store's (app/store/write-row.ts). */
export type SaveOutcome = "saved" | "limit" | "invalid" | "not_found" | "storage_full";

/** Judges the draft, takes the person to the first thing to mend, or hands the fields on. */
export function useFormSave(
  form: RefObject<HTMLFormElement | null>,
  draft: RelationshipDraft | null,
  today: CalendarDay,
  onSave: (fields: RelationshipFields) => Promise<SaveOutcome>,
) {
  const language = useLocale();
  const [issues, setIssues] = useState<readonly DraftIssue[]>([]);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!draft || isSaving) return;
    const checked = checkDraft(draft, language, today);
    setIssues(checked.ok ? [] : checked.issues);
    setOutcome(null);
    if (!checked.ok) {
      requestAnimationFrame(() => focusFirstWrong(form.current));
      return;
    }
    setSaving(true);
    setOutcome(await onSave(checked.fields));
    setSaving(false);
  }

  return { save, issues, outcome, isSaving, dismiss: () => setOutcome(null) };
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(":is(input, textarea)[aria-invalid=true]")?.focus();
}
