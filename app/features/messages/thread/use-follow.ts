import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "#domain/message/message.ts";
import { isOwn } from "../message-words.ts";

/** Pixels above the end of the page at which one still reads the newest. */
const nearEnd = 160;

type Following = {
  /** Stands after the last message. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** Something came while one was reading further up. */
  readonly isAway: boolean;
  readonly goToEnd: () => void;
};

/** Opens at `place`, else at the end, and follows what comes; whoever reads further up is not moved. */
export function useFollow(messages: readonly Message[], place: string | null): Following {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const [isAway, setAway] = useState(false);
  const newest = messages.at(-1);
  const known = useRef(newest?.id);
  const goToEnd = useCallback(() => scrollTo(0, document.documentElement.scrollHeight), []);

  // After the frame has put a new page to its top.
  useEffect(() => {
    const sought = place === null ? null : document.getElementById(`m-${place}`);
    if (sought) sought.scrollIntoView({ block: "center" });
    else goToEnd();
  }, [place, goToEnd]);

  useEffect(() => {
    const check = () => {
      isNear.current = document.documentElement.scrollHeight - innerHeight - scrollY < nearEnd;
      if (isNear.current) setAway(false);
    };
    addEventListener("scroll", check, { passive: true });
    return () => removeEventListener("scroll", check);
  }, []);

  useLayoutEffect(() => {
    if (newest?.id === known.current) return;
    known.current = newest?.id;
    if (isNear.current || (newest && isOwn(newest))) goToEnd();
    else if (newest) setAway(true);
  }, [newest, goToEnd]);
  return { end, isAway, goToEnd };
}
