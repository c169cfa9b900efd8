import { type ReactNode, useEffect, ViewTransition } from "react";
import { createStore, useStore } from "#app/lib/store.ts";

/** The relationship whose name is animated at the next page change: no other element is, to keep it cheap. */
const moving = createStore<string | null>(null);
/** Milliseconds; longer than the animation. */
const settled = 400;

/** Called when a row is opened, before its page is loaded. */
export function nameWillMove(id: string): void {
  moving.set(id);
}

/** While this page is shown, its name may be animated back to its row. */
export function useMovingName(id: string): void {
  useEffect(() => {
    moving.set(id);
    return () => void setTimeout(() => moving.get() === id && moving.set(null), settled);
  }, [id]);
}

/** The name moves from its row to the title of its page, and back. */
export function SharedName({ id, children }: { id: string; children: ReactNode }) {
  if (useStore(moving) !== id) return children;
  return (
    <ViewTransition name={`relationship-${id}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
