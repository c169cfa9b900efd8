import { useMemo } from "react";
import { isRecord } from "#app/lib/person.ts";
import { useView } from "#app/store/db/use-view.ts";
import { threadDraftKey } from "../write/use-thread-draft.ts";

/** What is typed and not sent, by its thread. */
export function useThreadDrafts(): (threadId: string) => string {
  const drafts = useView("drafts");
  return useMemo(
    () => (threadId) => {
      const value = drafts?.get(threadDraftKey(threadId))?.value;
      const fields = isRecord(value) && isRecord(value.fields) ? value.fields : null;
      return typeof fields?.text === "string" ? fields.text : "";
    },
    [drafts],
  );
}
