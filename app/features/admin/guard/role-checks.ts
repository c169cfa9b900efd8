/** The role is asked for again when the server refuses an act of the back-office: it may have been taken away while a page was open. */
const listeners = new Set<() => void>();

export function checkRoleAgain(): void {
  for (const listener of listeners) listener();
}

/** @returns Stops it. */
export function onRoleCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
