import { type ReactNode, useEffect, ViewTransition } from "react";
import { createStore, useStore } from "#app/lib/store.ts";

/** Whose name moves with the next change of page: anything else that both pages show stays still and costs nothing. */
const moving = createStore<string | null>(null);
/** Milliseconds; the motion is over by then. */
const settled = 400;

/** Called when a row is opened, before its page comes. */
export function nameWillMove(id: string): void {
  moving.set(id);
}

/** While the page of this person is shown its name may go back to its row. */
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
