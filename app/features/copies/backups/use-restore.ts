/** One state looked into: fetched, compared, and brought back on a yes. */
import { useRef, useState } from "react";
import { type BackupProblem, fetchState, type KeptState } from "#app/store/backups/backup-calls.ts";
import { compareWithHere, type RestoreChoice, restoreBackup } from "#app/store/backups/restore.ts";
import type { RestoreRecord } from "#app/store/backups/restore-record.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import type { Backup } from "#domain/backup/backup.ts";
import type { ComparedBackup } from "#domain/backup/compare-backup.ts";
import { type BackupRefusal, readBackup } from "#domain/backup/read-backup.ts";

export type RestoreFailure = "storage_full" | "invalid" | "nothing" | "failed";
type State =
  | { readonly step: "none" }
  | { readonly step: "reading" | "writing"; readonly id: string }
  | { readonly step: "problem"; readonly id: string; readonly problem: BackupProblem }
  | { readonly step: "refused"; readonly id: string; readonly refusal: BackupRefusal }
  | {
      readonly step: "deciding";
      readonly id: string;
      readonly backup: Backup;
      readonly compared: ComparedBackup;
      readonly failure: RestoreFailure | null;
    }
  | { readonly step: "done"; readonly record: RestoreRecord };
export type Restoring = ReturnType<typeof useRestore>;

/** @param onGone the state is not there any more: what was listed is out of date */
export function useRestore(onGone: () => void) {
  const [state, setState] = useState<State>({ step: "none" });
  const latest = useRef<object | null>(null);

  async function look(kept: KeptState) {
    const mine = {};
    latest.current = mine;
    const { id } = kept;
    const show = (next: State) => latest.current === mine && setState(next);
    show({ step: "reading", id });
    const journal = requireJournal();
    const told = await fetchState(journal.personId, kept);
    if (!told.ok) {
      if (told.problem === "gone") onGone();
      return show({ step: "problem", id, problem: told.problem });
    }
    const read = readBackup(told.value, journal.personId);
    if (!read.ok) return show({ step: "refused", id, refusal: read.refusal });
    const compared = await compareWithHere(journal, read.backup);
    return show({ step: "deciding", id, backup: read.backup, compared, failure: null });
  }

  async function write(choice: RestoreChoice) {
    if (state.step !== "deciding") return;
    const { id, backup } = state;
    const fail = (failure: RestoreFailure) => setState({ ...state, failure });
    setState({ step: "writing", id });
    try {
      const restored = await restoreBackup(requireJournal(), backup, choice);
      if (restored.ok) setState({ step: "done", record: restored.record });
      else fail(restored.reason);
    } catch (error) {
      console.error(error);
      fail("failed");
    }
  }

  function leave() {
    latest.current = null;
    setState({ step: "none" });
  }
  return { state, look, write, leave };
}
