/** Redirects go to our own pages only (wall 7). */

/** The path, query and fragment of `target` when its origin is one of ours, else null. */
export function ownPath(target: string, ownOrigins: readonly string[]): string | null {
  const [base = "http://tendre.invalid"] = ownOrigins;
  // A browser reads `\` as `/` and drops tabs and line ends, so a target with any of them is refused.
  if (/[\\\p{Cc}]/u.test(target)) return null;
  const isPath = target.startsWith("/") && !target.startsWith("//");
  const url = isPath ? URL.parse(target, base) : URL.parse(target);
  if (!url || !(isPath || ownOrigins.includes(url.origin)) || url.username !== "") return null;
  if (url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
