/** A backup or restore that must not go on, for a reason that whoever runs it can act on: printed as its sentence, without a stack. */
export class BackupRefusal extends Error {
  override readonly name = "BackupRefusal";
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const databaseDiskFull = "53100";

/** What the disk or the folder said, as a sentence; anything else as it came. */
export function inWords(error: unknown, path: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG" || code === databaseDiskFull)
    return new BackupRefusal(`There is no room left for ${path}. What was begun was taken away again.`);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new BackupRefusal(`${path} cannot be written: ${code}.`);
  return error;
}
