/** What is remembered for thirty days of a backup that was brought back: when, how much, and nothing that was written. */
import type { UndoneImport } from "#app/store/copies/import-record.ts";

export type RestoreRecord = {
  readonly restoreId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The day of the state. */
  readonly of: string;
  readonly conversations: number;
  readonly choices: number;
  /** Rows written; when fewer are still known, the others were erased. */
  readonly written: number;
  readonly undone: UndoneImport | null;
};

const prefix = "restore:";

export function restoreKey(restoreId: string): string {
  return prefix + restoreId;
}

export function isRestoreKey(key: string): boolean {
  return key.startsWith(prefix);
}
