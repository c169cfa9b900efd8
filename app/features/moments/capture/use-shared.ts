/** What other apps shared, in the sheet: the text goes into the draft, the files wait in their box until the moment is kept. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isDemo } from "#app/lib/demo-mode.ts";
import { dropShared, dropSharedFile, readShared, type SharedPart } from "#app/lib/share/share-box.ts";
import { currentJournal } from "#app/store/db/journal.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import type { MomentDraft } from "../form/moment-draft.ts";
import { isInHand, photoBox } from "./photo-box.ts";

type Kept = {
  readonly draft: MomentDraft | null;
  readonly savedAt: string | null;
  readonly change: (part: Partial<MomentDraft>) => void;
};

const none: readonly SharedPart[] = [];

export function useShared({ draft, savedAt, change }: Kept) {
  const [parts, setParts] = useState(none);
  const [hasText, setTextHere] = useState(false);
  /** Texts that are in the draft and still in the box: they leave it once the draft is stored. */
  const moving = useRef<{ readonly ids: readonly number[]; readonly since: string } | null>(null);
  /** Texts that this sheet took: the list that was read may name them until it is read again. */
  const taken = useRef(new Set<number>());
  const look = useCallback(async () => {
    const journal = currentJournal();
    if (isDemo || !journal) return;
    try {
      const kept = await readShared(journal.personId);
      setParts(kept.filter((part) => !isInHand(part.id) && part.momentId === undefined));
    } catch {
      // A browser that does not open the box keeps what is in it.
    }
  }, []);
  useEffect(() => void look(), [look]);

  useEffect(() => {
    if (!draft || moving.current) return;
    const left = parts.filter(({ id }) => !taken.current.has(id));
    const { text, ids } = textThatFits(left, draft.text);
    if (ids.length === 0) return;
    for (const id of ids) taken.current.add(id);
    setTextHere(true);
    if (text === draft.text) {
      void dropShared(ids, "text").then(look, () => undefined);
      return;
    }
    moving.current = { ids, since: new Date().toISOString() };
    change({ text });
  }, [parts, draft, change, look]);

  useEffect(() => {
    const moved = moving.current;
    if (!moved || savedAt === null || savedAt < moved.since) return;
    moving.current = null;
    void dropShared(moved.ids, "text").then(look, () => undefined);
  }, [savedAt, look]);

  const files = useMemo(
    () =>
      parts.flatMap(({ id, files }) =>
        files.map(({ name, type, blob }, at) => ({ id, at, file: new File([blob], name, { type }) })),
      ),
    [parts],
  );
  return {
    files: useMemo(() => files.map(({ file }) => file), [files]),
    /** Something of it is in this moment. */
    isHere: parts.some(({ isChosen }) => !isChosen) || hasText,
    /** How many photos were chosen in a sheet before, whose moment was not kept. */
    chosenBefore: parts.reduce((sum, { isChosen, files }) => (isChosen ? sum + files.length : sum), 0),
    /** A text of it was put into the draft. */
    hasText,
    async remove(photo: File) {
      const found = files.find(({ file }) => file === photo);
      if (found) await dropSharedFile(found.id, found.at);
      await look();
    },
    async dropFiles() {
      await dropShared(
        files.map(({ id }) => id),
        "files",
      );
      await look();
    },
    /** They are on their way into a moment: the box keeps each until it is dropped, and all that is left when it is let go. */
    take() {
      const ids = [...new Set(files.map(({ id }) => id))];
      return photoBox(
        ids.map((id) => ({ id, left: files.flatMap((one) => (one.id === id ? one.file : [])) })),
      );
    },
  };
}

/**
 * Below what is written already; what no longer fits stays for the next moment. A text that is there is not written again: the page was left
 * after the draft was stored and before the box was emptied.
 */
function textThatFits(
  parts: readonly SharedPart[],
  written: string,
): { readonly text: string; readonly ids: readonly number[] } {
  let text = written;
  const ids: number[] = [];
  for (const part of parts) {
    if (part.text === "") continue;
    if (`\n\n${text}\n\n`.includes(`\n\n${part.text}\n\n`)) {
      ids.push(part.id);
      continue;
    }
    const longer = [text.trimEnd(), part.text].filter(Boolean).join("\n\n");
    if (longer.length > momentTraits.text.max) break;
    text = longer;
    ids.push(part.id);
  }
  return { text, ids };
}
