/** The form's values: the record with the typed changes, kept on the device until saved. */
import { useState } from "react";
import { isRecord } from "#app/lib/person.ts";
import { useViewRow } from "#app/store/db/use-view.ts";
import { readSeenRow, useDraft } from "#app/store/drafts/drafts.ts";
import { noSlot, useDraftSlot } from "#app/store/drafts/use-draft-slot.ts";
import type { SeenRow } from "#app/store/write/write-row.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import { emptyDraft, type RelationshipDraft } from "./relationship-draft.ts";

type Typed = {
  /** Only the changed fields: the rest of the record may change meanwhile. */
  readonly fields: Partial<RelationshipDraft>;
  /** The record when the first change was typed. */
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
    /** Null until the device has looked for a draft. */
    draft: typed === undefined ? null : { ...start, ...typed?.fields },
    /** What the person saw: later changes of others are not overwritten unseen. */
    seen: typed?.seen ?? shown,
    /** When the draft was last stored; null while there is none, or while storing fails. */
    savedAt: failure ? null : savedAt,
    /** Why it is not stored. */
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

/** The valid parts of what an earlier build stored. */
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
