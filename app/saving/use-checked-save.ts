import { type FormEvent, type RefObject, useState } from "react";
import type { Outcome } from "#app/store/write/outcome.ts";
import { useSave } from "./use-save.ts";

type Checked<Fields, Issue> =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly issues: readonly Issue[] };

type CheckedSaveQuestion<Draft, Fields, Issue, Done extends Outcome> = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Null until it was read. */
  readonly draft: Draft | null;
  readonly check: (draft: Draft) => Checked<Fields, Issue>;
  readonly write: (fields: Fields) => Promise<Done>;
  readonly onSaved?: (done: Extract<Done, { ok: true }>) => unknown;
};

/** Checks what was typed, then focuses the first field that is wrong, or saves. */
export function useCheckedSave<
  Draft,
  Fields,
  Issue extends { readonly field: PropertyKey },
  Done extends Outcome,
>({ form, draft, check, write, onSaved }: CheckedSaveQuestion<Draft, Fields, Issue, Done>) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const { save, isSaving, failure, dismiss } = useSave();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft) return;
    const checked = check(draft);
    setIssues(checked.ok ? [] : checked.issues);
    dismiss();
    if (checked.ok) return void save(() => write(checked.fields), onSaved);
    requestAnimationFrame(() => focusFirstWrong(form.current));
  }

  /** What was wrong goes as soon as it is right; what is newly wrong is said when the form is sent again. */
  function stillWrong(): readonly Issue[] {
    if (issues.length === 0 || !draft) return issues;
    const now = check(draft);
    return now.ok ? [] : now.issues.filter(({ field }) => issues.some((one) => one.field === field));
  }
  return { submit, issues: stillWrong(), failure, isSaving };
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(":is(input, textarea)[aria-invalid=true]");
  field?.focus();
  // Its words would lie under the bar or the button that saves.
  field?.scrollIntoView({ block: "center" });
}
