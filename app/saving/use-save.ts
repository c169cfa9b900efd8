import { useRef, useState } from "react";
import { attempt, failureOf, isDone, type Outcome, type SaveReason } from "#app/store/write/outcome.ts";

/** Where an act can say at its own place what became of it: `<SaveFailure reason={failure}>` stands right after its button. */
type Saving = {
  /**
   * Does the act, one at a time, and then `onSaved`; what failed stays in `failure` until the next try.
   */
  readonly save: <T extends Outcome>(
    act: () => Promise<T>,
    onSaved?: (done: Extract<T, { ok: true }>) => unknown,
  ) => Promise<void>;
  readonly isSaving: boolean;
  readonly failure: SaveReason | null;
  /** Forgets the failure: the person went on typing. */
  readonly dismiss: () => void;
};

export function useSave(): Saving {
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveReason | null>(null);
  return {
    async save(act, onSaved) {
      if (isBusy.current) return;
      isBusy.current = true;
      setSaving(true);
      setFailure(null);
      const outcome = await attempt(act);
      isBusy.current = false;
      setSaving(false);
      setFailure(failureOf(outcome));
      if (isDone(outcome)) await onSaved?.(outcome);
    },
    isSaving,
    failure,
    dismiss: () => setFailure(null),
  };
}
