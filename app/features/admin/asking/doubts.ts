/** An act without an answer may have been done: what the page shows is asked for again. */
const listeners = new Set<() => void>();

export function doubt(): void {
  for (const listener of listeners) listener();
}

/** @returns Stops it. */
export function onDoubt(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
