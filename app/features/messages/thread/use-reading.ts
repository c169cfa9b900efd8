import { type RefObject, useEffect, useMemo } from "react";
import { markRead } from "#app/store/messages/threads.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import type { Message, Thread } from "#domain/message/message.ts";
import { isUnread, threadState } from "#domain/message/message-rules.ts";

/** Milliseconds after which what came on screen is kept as read: whoever scrolls writes once, when they stop. */
const settling = 300;

/** Pixels at the bottom of the screen that the line to write in covers. */
const covered = 64;

const none: readonly Message[] = [];

/**
 * A conversation is read as far as the newest message whose end was on screen, in a tab that is looked at; what is not drawn, and what stands
 * further down, waits (docs/decisions/072-read-as-far-as-seen.md). Of a request nothing is: its sender is told nothing.
 * @param shown the messages that are drawn in `log`
 */
export function useReading(
  log: RefObject<HTMLElement | null>,
  thread: Thread,
  shown: readonly Message[],
): void {
  const state = threadState(thread);
  const isTold = state === "open" || state === "left";
  const unread = useMemo(
    () => (isTold ? shown.filter((message) => isUnread(message, thread)) : none),
    [isTold, shown, thread],
  );
  useEffect(() => {
    if (unread.length === 0) return;
    const arrivals = new Map<Element, string>();
    for (const { id, created_at } of unread) {
      const end = log.current?.querySelector(`[id="m-${id}"] > [data-end]`);
      if (end) arrivals.set(end, created_at);
    }
    let until: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep() {
      clearTimeout(timer);
      const seen = until;
      until = null;
      if (seen !== null) void attemptQuietly(() => markRead(thread.id, seen));
    }
    const watch = new IntersectionObserver(
      (entries) => {
        if (document.visibilityState !== "visible" || !document.hasFocus()) return;
        for (const { isIntersecting, target } of entries) {
          const arrival = isIntersecting ? arrivals.get(target) : undefined;
          if (arrival !== undefined && (until === null || arrival > until)) until = arrival;
        }
        clearTimeout(timer);
        timer = setTimeout(keep, settling);
      },
      { rootMargin: `0px 0px -${covered}px` },
    );
    /** Whatever is on screen now is told again. */
    function look() {
      watch.disconnect();
      for (const end of arrivals.keys()) watch.observe(end);
    }
    look();
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    return () => {
      watch.disconnect();
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
      keep();
    };
  }, [log, thread.id, unread]);
}
