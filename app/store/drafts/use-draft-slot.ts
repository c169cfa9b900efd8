/** The draft that this tab writes to, where several may be started at once. */
import { useEffect, useState } from "react";
import { useJournal } from "#app/store/db/journal.ts";
import { claimSlot } from "./draft-slots.ts";

/** No draft has this key: it is read while the slot is not known. */
export const noSlot = "";

/** Null until it is known. A key that contains an id needs no slot. */
export function useDraftSlot(key: string): string | null {
  const journal = useJournal();
  const isNew = key.endsWith(":new");
  const [claimed, setClaimed] = useState<{ readonly key: string; readonly slot: string } | null>(null);
  useEffect(() => {
    if (!journal || !isNew || !("locks" in navigator)) return;
    let isGone = false;
    let release = () => {};
    async function claim() {
      if (!journal) return;
      const kept = new Set(await journal.database.drafts.toCollection().primaryKeys());
      const found = await claimSlot(key, {
        locks: navigator.locks,
        mine: readMine(key),
        kept,
        scope: journal.personId,
      });
      release = found.release;
      if (isGone) return release();
      writeMine(key, found.slot);
      setClaimed({ key, slot: found.slot });
    }
    void claim();
    return () => {
      isGone = true;
      release();
    };
  }, [journal, key, isNew]);
  if (!isNew || !("locks" in navigator)) return key;
  return claimed?.key === key ? claimed.slot : null;
}

const mineKey = (key: string) => `tendre.draft ${key}`;

function readMine(key: string): string | null {
  try {
    return sessionStorage.getItem(mineKey(key));
  } catch {
    return null;
  }
}

function writeMine(key: string, slot: string): void {
  try {
    sessionStorage.setItem(mineKey(key), slot);
  } catch {
    return;
  }
}
