/** The form's values: as stored for reload, or as they start. */
import { useEffect, useState } from "react";
import { isRecord } from "#app/lib/person.ts";
import { useDraft } from "#app/store/drafts.ts";
import type { RelationshipDraft } from "./relationship-draft.ts";
import { emptyDraft } from "./relationship-draft.ts";

export function useRelationshipDraft(key: string, start: RelationshipDraft) {
  const kept = useDraft(key, readDraft);
  const [draft, setDraft] = useState<RelationshipDraft | null>(null);
  useEffect(() => {
    if (draft === null && kept.value !== undefined) setDraft(kept.value ?? start);
  }, [draft, kept.value, start]);
  return {
    /** Null until the device said whether a draft waits. */
    draft,
    isKept: kept.value !== null && kept.value !== undefined,
    change(part: Partial<RelationshipDraft>) {
      if (draft === null) return;
      const next = { ...draft, ...part };
      setDraft(next);
      kept.save(next);
    },
    restart() {
      setDraft(start);
      kept.clear();
    },
    forget: kept.clear,
  };
}

/** A draft of this shape, whatever an earlier build left. */
function readDraft(stored: unknown): RelationshipDraft | null {
  if (!isRecord(stored)) return null;
  const fits = Object.entries(emptyDraft).every(([field, value]) => {
    const kept = stored[field];
    if (field === "cityPlace" || field === "rating") return kept !== undefined;
    return Array.isArray(value) ? Array.isArray(kept) : typeof kept === typeof value;
  });
  return fits ? { ...emptyDraft, ...stored } : null;
}
