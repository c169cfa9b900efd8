import { isRecord } from "#app/lib/person.ts";
import { useDraft } from "#app/store/drafts/drafts.ts";
import { noSlot, useDraftSlot } from "#app/store/drafts/use-draft-slot.ts";

type RequestFields = { readonly to: string; readonly text: string };

/** In the shape of other drafts, so that what was not sent is listed with them. */
type StoredRequest = { readonly fields: RequestFields };

/** A first message that is being written. `start` is null until it was read. */
export function useRequestDraft() {
  const slot = useDraftSlot("message:new");
  const draft = useDraft(slot ?? noSlot, readRequest);
  const isKnown = slot !== null && draft.value !== undefined;
  return {
    start: isKnown ? (draft.value?.fields ?? { to: "", text: "" }) : null,
    keep: (fields: RequestFields) =>
      fields.to.trim() === "" && fields.text.trim() === "" ? draft.clear() : draft.save({ fields }),
    clear: draft.clear,
    failure: draft.failure,
  };
}

function readRequest(stored: unknown): StoredRequest | null {
  const fields = isRecord(stored) && isRecord(stored.fields) ? stored.fields : null;
  return typeof fields?.to === "string" && typeof fields.text === "string"
    ? { fields: { to: fields.to, text: fields.text } }
    : null;
}
