import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "#app/paths.ts";
import { useView } from "#app/store/db/use-view.ts";
import type { Message, Thread } from "#domain/message/message.ts";

/** Where both wrote first, the server makes one conversation of two: whoever looks at the one that goes is led to where its words went. */
export function useJoined(
  id: string,
  thread: Thread | null | undefined,
  messages: readonly Message[] | undefined,
): void {
  const navigate = useNavigate();
  const all = useView("messages");
  const word = useRef<string | null>(null);
  const shown = messages?.at(0)?.id;
  if (thread && shown !== undefined) word.current = shown;
  const now = thread === null && word.current !== null ? all?.get(word.current)?.thread_id : undefined;
  useEffect(() => {
    if (now !== undefined && now !== id) void navigate(paths.thread(now), { replace: true });
  }, [now, id, navigate]);
}
