/** A moment that is being written: its initial values and the typed changes, kept on the device until saved. */
import { useState } from "react";
import { isRecord } from "#app/lib/person.ts";
import { useViewRow } from "#app/store/db/use-view.ts";
import { readSeenRow, useDraft } from "#app/store/drafts/drafts.ts";
import { noSlot, useDraftSlot } from "#app/store/drafts/use-draft-slot.ts";
import type { SeenRow } from "#app/store/write/write-row.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import { type MomentDraft, readDraft } from "./moment-draft.ts";

type Typed = {
  readonly draft: MomentDraft;
  /** The moment when the first change was typed: later changes of others are not overwritten unseen. */
  readonly seen: SeenRow;
};

/** `shown` is the moment as the form shows it; of `rev` 0 for a new one. */
export function useMomentDraft(key: string, start: MomentDraft, shown: SeenRow) {
  const slot = useDraftSlot(key);
  const kept = useDraft(slot ?? noSlot, readTyped);
  const savedAt = useViewRow("drafts", slot ?? noSlot)?.savedAt ?? null;
  const { failure } = kept;
  const [live, setLive] = useState<Typed | null>(null);
  const typed = live ?? (slot === null ? undefined : kept.value);
  const draft = typed === undefined ? null : (typed?.draft ?? start);
  return {
    /** Null until the device has looked for a draft. */
    draft,
    seen: typed?.seen ?? shown,
    /** When it was last stored; null while there is none, or while storing fails. */
    savedAt: failure ? null : savedAt,
    /** Why it is not stored. */
    failure,
    change(part: Partial<MomentDraft>) {
      const next = { draft: { ...(draft ?? start), ...part }, seen: typed?.seen ?? shown };
      setLive(next);
      if (isSameValue(next.draft, start)) kept.clear();
      else kept.save(next);
    },
    restart() {
      setLive({ draft: start, seen: shown });
      kept.clear();
    },
    forget: kept.clear,
  };
}

function readTyped(stored: unknown): Typed | null {
  if (!isRecord(stored)) return null;
  const draft = readDraft(stored.draft);
  const seen = readSeenRow(stored);
  return draft && seen && { draft, seen };
}
