import { type ReactNode, ViewTransition } from "react";

/** The name moves from its row to the title of its page, and back. */
export function SharedName({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ViewTransition name={`relationship-${id}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
