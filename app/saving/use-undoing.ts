import { useEffect, useRef, useState } from "react";

export type UndoFailure = "storage_full" | "not_found" | "failed";
type Undone = { readonly ok: true } | { readonly ok: false; readonly reason: Exclude<UndoFailure, "failed"> };

export type Undoing = {
  readonly undo: () => Promise<void>;
  readonly isBusy: boolean;
  readonly failure: UndoFailure | null;
};

/**
 * Undoes an act of the past; what that came to stands in the act's own record.
 * @param act its signal ends it when the page is left
 */
export function useUndoing(act: (signal: AbortSignal) => Promise<Undone>, onUndone?: () => void): Undoing {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<UndoFailure | null>(null);
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  async function undo() {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    ending.current = new AbortController();
    const { signal } = ending.current;
    try {
      const undone = await act(signal);
      if (undone.ok) onUndone?.();
      else setFailure(undone.reason);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setFailure("failed");
    }
    setBusy(false);
  }
  return { undo, isBusy, failure };
}
