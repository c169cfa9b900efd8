/**
 * Where a link was followed from, kept with the history entry that it made: the page it leads to goes back there, to the same place
 * (the frame restores the scroll position), and says so by the title.
 */
import { useLocation } from "react-router";
import { isRecord } from "./person.ts";

export function cameFrom(title: string): { readonly cameFrom: string } {
  return { cameFrom: title };
}

/** The title of the page that led here; null when it was opened otherwise. */
export function useCameFrom(): string | null {
  const { state } = useLocation();
  return isRecord(state) && typeof state.cameFrom === "string" && state.cameFrom !== ""
    ? state.cameFrom
    : null;
}
