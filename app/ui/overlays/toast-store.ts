export type ToastTone = "good" | "plain" | "warn" | "bad";

export type Toast = {
  id: number;
  title: string;
  /** A softer second line: with whom, when. */
  detail?: string | undefined;
  tone: ToastTone;
  /** What can still be done: undo, retry, open. */
  action?: ToastAction | undefined;
  /** Shown until it is closed or replaced, so that an error is not missed. */
  stays?: boolean | undefined;
};

export type ToastAction = { label: string; onAction: () => void };

type NewToast = Omit<Toast, "id" | "tone"> & { tone?: ToastTone | undefined };

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast for five seconds, or until it is closed (`stays`). A newer toast replaces the older one. */
export function showToast(toast: NewToast): number {
  lastId += 1;
  set({ ...toast, tone: toast.tone ?? "good", id: lastId });
  return lastId;
}

/** Removes the toast; with an id, only if that one is still shown. */
export function dismissToast(id?: number) {
  if (id === undefined || current?.id === id) set(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
