/** What is remembered of an import for thirty days: when it was, how much it brought, and nothing that was written. */
export type ImportRecord = {
  readonly importId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Entries that came, by what they are; `changed`: entries that were here and took the copy's values. */
  readonly counts: {
    readonly relationships: number;
    readonly moments: number;
    readonly media: number;
    /** Missing in records of earlier builds. */
    readonly conversations?: number;
    /** Questions to LISA. */
    readonly turns?: number;
    readonly changed: number;
  };
  /** Rows written; when fewer are still known, the others belong to someone who was erased. */
  readonly written: number;
  /** Once it was undone. */
  readonly undone: UndoneImport | null;
};

export type UndoneImport = {
  readonly at: string;
  /** Entries that went to the trash. */
  readonly trashed: number;
  /** Entries that have their earlier values again. */
  readonly reverted: number;
  /** Entries that were changed since, and stay as they are. */
  readonly kept: number;
};

/** Days in which an import can be undone: as long as the trash keeps what it brought. */
export const undoDays = 30;

const prefix = "import:";

export function importKey(importId: string): string {
  return prefix + importId;
}

export function isImportKey(key: string): boolean {
  return key.startsWith(prefix);
}
