import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Message } from "#domain/message/message.ts";
import { isOwn } from "../message-words.ts";
import { drawnAround, withArrived, withEarlier, withLater } from "./drawn.ts";

/** What of a conversation is drawn, around `needed` as it is opened; more of it keeps what is on screen where it is. */
export function useDrawn(messages: readonly Message[], needed: string | null) {
  const log = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(() =>
    drawnAround(
      messages.map(({ id }) => id),
      needed,
    ),
  );
  /** Of the page, before the earlier ones were added. */
  const height = useRef<number | null>(null);
  /** The last one, before the later ones were added. */
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    const places = [...(log.current?.querySelectorAll<HTMLElement>("[data-message]") ?? [])];
    if (height.current !== null) {
      scrollBy(0, document.documentElement.scrollHeight - height.current);
      height.current = null;
      places[0]?.focus({ preventScroll: true });
    }
    if (last.current !== null) {
      const before = places.findIndex(({ id }) => id === last.current);
      last.current = null;
      places[before + 1]?.focus({ preventScroll: true });
    }
  });
  const known = useRef(messages.length);
  if (messages.length > known.current) {
    const newest = messages.at(-1);
    setDrawn(withArrived(drawn, messages.length - known.current, newest !== undefined && isOwn(newest)));
    known.current = messages.length;
  }
  const { reach, left } = drawn;
  return {
    log,
    shown: useMemo(
      () => messages.slice(Math.max(0, messages.length - reach), messages.length - left),
      [messages, reach, left],
    ),
    hasEarlier: messages.length > reach,
    hasLater: left > 0,
    showEarlier() {
      height.current = document.documentElement.scrollHeight;
      setDrawn(withEarlier(drawn));
    },
    showLater() {
      const places = log.current?.querySelectorAll<HTMLElement>("[data-message]");
      last.current = places?.[places.length - 1]?.id ?? null;
      setDrawn(withLater(drawn));
    },
  };
}
