import { useCallback, useEffect, useRef, useState } from "react";
import { type BackupProblem, fetchStates, type KeptState } from "#app/store/backups/backup-calls.ts";
import { requireJournal } from "#app/store/db/journal.ts";

/** The states that the server keeps: asked for at once, when the network is back, and on request. */
export function useStates() {
  const [states, setStates] = useState<readonly KeptState[]>();
  const [problem, setProblem] = useState<BackupProblem | null>(null);
  const latest = useRef<object | null>(null);
  const refresh = useCallback(async () => {
    const mine = {};
    latest.current = mine;
    const told = await fetchStates(requireJournal().personId);
    if (mine !== latest.current) return;
    setProblem(told.ok ? null : told.problem);
    if (told.ok) setStates(told.value);
  }, []);
  useEffect(() => {
    const again = () => void refresh();
    again();
    addEventListener("online", again);
    return () => {
      latest.current = null;
      removeEventListener("online", again);
    };
  }, [refresh]);
  return { states, problem, refresh };
}
