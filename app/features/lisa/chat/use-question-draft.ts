import { isRecord } from "#app/lib/person.ts";
import { queueDraft, useDraft } from "#app/store/drafts/drafts.ts";
import { noSlot, useDraftSlot } from "#app/store/drafts/use-draft-slot.ts";

/** In the shape of other drafts, so that what was not sent is listed with them. */
type StoredQuestion = { readonly fields: { readonly question: string } };

type QuestionDraft = {
  /** Names the line: another conversation has another draft. Null until it is known. */
  readonly key: string | null;
  readonly text: string;
  readonly type: (text: string) => void;
  readonly failure: "storage_full" | "failed" | null;
};

const keyOf = (conversationId: string | null) => `lisa:${conversationId ?? "new"}`;
const stored = (question: string): StoredQuestion => ({ fields: { question } });

/** What was typed while the first answer of a conversation was on its way goes on there. */
export function keepQuestion(conversationId: string, text: string): void {
  if (text.trim() !== "") queueDraft(keyOf(conversationId), { value: stored(text) });
}

/** What is typed to LISA, kept for each conversation; of a temporary one nothing is. */
export function useQuestionDraft(conversationId: string | null, isTemporary: boolean): QuestionDraft {
  const slot = useDraftSlot(keyOf(conversationId));
  const draft = useDraft(slot === null || isTemporary ? noSlot : slot, readQuestion);
  if (isTemporary) return { key: "temporary", text: "", type: () => undefined, failure: null };
  if (slot === null || draft.value === undefined) {
    return { key: null, text: "", type: () => undefined, failure: null };
  }
  return {
    key: slot,
    text: draft.value?.fields.question ?? "",
    type: (text) => (text.trim() === "" ? draft.clear() : draft.save(stored(text))),
    failure: draft.failure,
  };
}

function readQuestion(stored: unknown): StoredQuestion | null {
  const fields = isRecord(stored) && isRecord(stored.fields) ? stored.fields : null;
  return typeof fields?.question === "string" ? { fields: { question: fields.question } } : null;
}
