import { isRecord } from "#app/lib/person.ts";
import { useDraft } from "#app/store/drafts/drafts.ts";

/** In the shape of other drafts, so that what was not sent is listed with them. */
type StoredText = { readonly fields: { readonly text: string } };

export const threadDraftKey = (threadId: string) => `message:${threadId}`;

/** What is typed in a conversation and not sent. `text` is undefined until it was read. */
export function useThreadDraft(threadId: string) {
  const draft = useDraft(threadDraftKey(threadId), readText);
  return {
    text: draft.value === undefined ? undefined : (draft.value?.fields.text ?? ""),
    type: (text: string) => (text.trim() === "" ? draft.clear() : draft.save({ fields: { text } })),
    failure: draft.failure,
  };
}

function readText(stored: unknown): StoredText | null {
  const fields = isRecord(stored) && isRecord(stored.fields) ? stored.fields : null;
  return typeof fields?.text === "string" ? { fields: { text: fields.text } } : null;
}
