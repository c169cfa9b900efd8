import { type RefObject, useEffect, useRef } from "react";

/** What is asked and what comes is brought into view; what is being read is not moved otherwise. The ref stands behind the list of turns. */
export function useFollow(isPending: boolean, newest: string | null): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  // Whoever comes back from a page that was cited is where they were.
  const followed = useRef(newest);
  useEffect(() => {
    if (!isPending && (newest === null || newest === followed.current)) return;
    followed.current = isPending ? null : newest;
    // Replies have lists of their own.
    const question = end.current?.parentElement?.querySelector(":scope > ol > li:last-child");
    (isPending ? end.current : question)?.scrollIntoView({ block: isPending ? "end" : "start" });
  }, [isPending, newest]);
  return end;
}
