/** Bounds of a backup (product decisions, "Backups"); the server and the device hold to the same. */

/** Milliseconds between two backups (specification, section 9). */
export const backupEvery = 5 * 60_000;
/** Earlier states that are kept besides the newest. */
export const earlierStatesKept = 10;
/** Bytes of `backup_data` as JSON. */
export const backupBytesLimit = 900_000;
