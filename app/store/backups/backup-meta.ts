/** What this device remembers of its backups, in `meta` of the person's database. */

/** True once the server said that it has no table for backups: none is sent from this device any more (specification, section 8). */
export const backupsOffKey = "backupsOff";

/** Under `lastBackupKey`. */
export type LastBackup = {
  /** SHA-256 of what was sent, without its day. */
  readonly fingerprint: string;
  /** How the journal stood then (back-up.ts): nothing is computed while it stands so. */
  readonly mark: string;
};
