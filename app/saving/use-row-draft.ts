/**
 * A row that is being written: its values and what was typed over them, kept on the device until saved. Of a row that is there only the
 * changes are kept, so that its other fields may change meanwhile; of a new one everything, so that it stays what it was begun as
 * (docs/decisions/084-one-way-to-keep-a-draft.md).
 */
import { useMemo, useState } from "react";
import { z } from "zod";
import { isRecord } from "#app/lib/person.ts";
import { useViewRow } from "#app/store/db/use-view.ts";
import { useDraft } from "#app/store/drafts/drafts.ts";
import { noSlot, useDraftSlot } from "#app/store/drafts/use-draft-slot.ts";
import type { SeenRow } from "#app/store/write/seen-row.ts";
import { readSeenRow } from "#app/store/write/seen-row.ts";
import type { TypedFrom } from "#app/store/write/write-row.ts";
import { isSameValue } from "#domain/wire/same-value.ts";

type Typed<Fields> = {
  readonly fields: Partial<Fields>;
  /** The row when the first change was typed: later changes of others are not overwritten unseen. */
  readonly seen: SeenRow;
};

type RowDraftQuestion<Fields> = {
  /** Names the draft in the database. */
  readonly draftKey: string;
  /** The valid fields of what another build may have stored (`validFields`); keep its identity between renders. */
  readonly read: (stored: unknown) => Partial<Fields>;
  /** Before anything is typed. */
  readonly start: Fields;
  /** The row as the form shows it; of `rev` 0 for a new one. */
  readonly shown: SeenRow;
};

type RowDraft<Fields> = {
  /** Null until the device has looked for a draft. */
  readonly draft: Fields | null;
  /** For the write that saves it. */
  readonly from: TypedFrom;
  /** When it was last stored; null while there is none, or while storing fails. */
  readonly savedAt: string | null;
  /** Why it is not stored. */
  readonly failure: "storage_full" | "failed" | null;
  readonly change: (part: Partial<Fields>) => void;
  readonly restart: () => void;
  readonly forget: () => void;
};

export function useRowDraft<Fields extends object>({
  draftKey,
  read,
  start,
  shown,
}: RowDraftQuestion<Fields>): RowDraft<Fields> {
  const slot = useDraftSlot(draftKey);
  const readStored = useMemo(() => (stored: unknown) => readTyped(read, stored), [read]);
  const kept = useDraft(slot ?? noSlot, readStored);
  const savedAt = useViewRow("drafts", slot ?? noSlot)?.savedAt ?? null;
  const { failure } = kept;
  const [live, setLive] = useState<Typed<Fields> | null>(null);
  const typed = live ?? (slot === null ? undefined : kept.value);
  return {
    draft: typed === undefined ? null : { ...start, ...typed?.fields },
    from: { seen: typed?.seen ?? shown, draft: slot ?? undefined },
    savedAt: failure ? null : savedAt,
    failure,
    change(part) {
      const all = { ...start, ...typed?.fields, ...part };
      const seen = typed?.seen ?? shown;
      const changed = differing(all, start);
      const next = { fields: seen.rev === 0 ? all : changed, seen };
      setLive(next);
      if (Object.keys(changed).length > 0) kept.save(next);
      else kept.clear();
    },
    restart() {
      setLive({ fields: {}, seen: shown });
      kept.clear();
    },
    forget: kept.clear,
  };
}

function differing<Fields extends object>(all: Fields, start: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const field in all) if (!isSameValue(all[field], start[field])) changed[field] = all[field];
  return changed;
}

/** A moment's draft was stored whole, under another name, by earlier builds. */
function readTyped<Fields>(read: RowDraftQuestion<Fields>["read"], stored: unknown): Typed<Fields> | null {
  if (!isRecord(stored)) return null;
  const seen = readSeenRow(stored);
  const fields = read(stored.fields ?? stored.draft);
  return seen && Object.keys(fields).length > 0 ? { fields, seen } : null;
}

/** Each field alone: those that are there and fit the shape. */
export function validFields(shape: z.ZodRawShape, stored: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => {
      const value = Object.hasOwn(stored, field) ? z.safeParse(schema, stored[field]) : null;
      return value?.success ? [[field, value.data]] : [];
    }),
  );
}
