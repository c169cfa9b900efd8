import { useMemo } from "react";
import { useMessages } from "#app/store/messages/messages.ts";
import { useThreads } from "#app/store/messages/threads.ts";
import { type ListedThreads, listThreads } from "./list-threads.ts";

/** Undefined until read from the database. */
export function useListedThreads(): ListedThreads | undefined {
  const threads = useThreads();
  const messages = useMessages();
  return useMemo(() => threads && messages && listThreads(threads, messages), [threads, messages]);
}
