/**
 * Recognises failures of the database, the disk or the connection: not the caller's fault, and likely gone at the next try. An error in a
 * statement, which no retry mends, is none of them.
 */

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const states: ReadonlySet<string> = new Set([
  "25006", // read-only: a standby that was not promoted yet
  "25P03", // idle in a transaction for too long
  "53000",
  "53100", // disk full
  "53200", // out of memory
  "53300", // too many connections
  "55P03", // a lock was not to be had in time
  "57014", // cancelled: the statement took too long
  "57P01",
  "57P02",
  "57P03", // shutting down, crashed, starting up
  "57P05",
  "58000",
  "58030", // reading or writing a file failed
]);
const ways: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOSPC",
  "EDQUOT",
]);
/** Messages of the driver's errors that have no code. */
const sentences =
  /^(?:Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** The disk is full or the database is read-only: reads may still work. */
export function isWriteRefused(failure: unknown): boolean {
  const code = failure instanceof Error && "code" in failure ? failure.code : undefined;
  return ["53100", "58030", "25006", "ENOSPC", "EDQUOT"].some((state) => state === code);
}

export function isDatabaseAway(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const code = "code" in failure && typeof failure.code === "string" ? failure.code : "";
  if (states.has(code) || ways.has(code) || /^08/.test(code)) return true;
  return code === "" && sentences.test(failure.message);
}
