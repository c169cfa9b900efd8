/** The form's values: the record as it is, and over it what was typed, kept on the device until it is saved. */
import { useState } from "react";
import { isRecord } from "#app/lib/person.ts";
import { useViewRow } from "#app/store/db/use-view.ts";
import { readSeenRow, useDraft } from "#app/store/drafts/drafts.ts";
import { noSlot, useDraftSlot } from "#app/store/drafts/use-draft-slot.ts";
import type { SeenRow } from "#app/store/write/write-row.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import { emptyDraft, type RelationshipDraft } from "./relationship-draft.ts";

type Typed = {
  /** Only the fields the person wrote in: the rest of the record may change meanwhile. */
  readonly fields: Partial<RelationshipDraft>;
  /** The record when the first of them was typed. */
  readonly seen: SeenRow;
};

/** `shown` is the record as the form shows it; of `rev` 0 for a new one. */
export function useRelationshipDraft(key: string, start: RelationshipDraft, shown: SeenRow) {
  const slot = useDraftSlot(key);
  const kept = useDraft(slot ?? noSlot, readTyped);
  const savedAt = useViewRow("drafts", slot ?? noSlot)?.savedAt ?? null;
  const { failure } = kept;
  const [live, setLive] = useState<Typed | null>(null);
  const typed = live ?? (slot === null ? undefined : kept.value);
  return {
    /** Null until the device said whether a draft waits. */
    draft: typed === undefined ? null : { ...start, ...typed?.fields },
    /** What the person had before their eyes: later changes of others are not written over unseen. */
    seen: typed?.seen ?? shown,
    /** When the draft was last kept; null while there is none, or while it is not kept. */
    savedAt: failure ? null : savedAt,
    /** Why it is not kept. */
    failure,
    change(part: Partial<RelationshipDraft>) {
      const fields = Object.entries({ ...typed?.fields, ...part }).filter(
        ([field, value]) => !isSameValue(value, Object.getOwnPropertyDescriptor(start, field)?.value),
      );
      const next = { fields: Object.fromEntries(fields), seen: typed?.seen ?? shown };
      setLive(next);
      if (fields.length > 0) kept.save(next);
      else kept.clear();
    },
    restart() {
      setLive({ fields: {}, seen: shown });
      kept.clear();
    },
    forget: kept.clear,
  };
}

/** What fits the form as it is now, whatever an earlier build left. */
function readTyped(stored: unknown): Typed | null {
  if (!isRecord(stored) || !isRecord(stored.fields)) return null;
  const seen = readSeenRow(stored);
  if (!seen) return null;
  const written = stored.fields;
  const fields = Object.entries(emptyDraft).filter(([field, usual]) => {
    const value = written[field];
    if (value === undefined) return false;
    if (usual === null) return value === null || typeof value === (field === "rating" ? "number" : "object");
    return Array.isArray(usual) ? Array.isArray(value) : typeof value === typeof usual;
  });
  return { fields: Object.fromEntries(fields.map(([field]) => [field, written[field]])), seen };
}
