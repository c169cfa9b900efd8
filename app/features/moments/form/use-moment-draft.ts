/** A moment being written: as it starts, and over it what was typed, kept on the device until it is saved. */
import { useState } from "react";
import { isRecord } from "#app/lib/person.ts";
import { useDraft } from "#app/store/drafts.ts";
import { useViewRow } from "#app/store/use-view.ts";
import { isSameValue } from "#domain/same-value.ts";
import { type MomentDraft, readDraft } from "./moment-draft.ts";

type Typed = {
  readonly draft: MomentDraft;
  /** The `rev` of the moment when the first word was typed: later changes are not written over unseen. */
  readonly rev: number;
};

export function useMomentDraft(key: string, start: MomentDraft, rev: number) {
  const kept = useDraft(key, readTyped);
  const savedAt = useViewRow("drafts", key)?.savedAt ?? null;
  const [live, setLive] = useState<Typed | null>(null);
  const typed = live ?? kept.value;
  const draft = typed === undefined ? null : (typed?.draft ?? start);
  return {
    /** Null until the device said whether a draft waits. */
    draft,
    seenRev: typed?.rev ?? rev,
    /** When it was last kept; null while there is none. */
    savedAt,
    change(part: Partial<MomentDraft>) {
      const next = { draft: { ...(draft ?? start), ...part }, rev: typed?.rev ?? rev };
      setLive(next);
      if (isSameValue(next.draft, start)) kept.clear();
      else kept.save(next);
    },
    restart() {
      setLive({ draft: start, rev });
      kept.clear();
    },
    forget: kept.clear,
  };
}

function readTyped(stored: unknown): Typed | null {
  if (!isRecord(stored) || typeof stored.rev !== "number") return null;
  const draft = readDraft(stored.draft);
  return draft && { draft, rev: stored.rev };
}
