/** Makes the ZIP: into a file that the person chooses where the browser can, else for the downloads. */
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { saveFile } from "#app/lib/save-file.ts";
import { takeZip } from "#app/store/copies/take-zip.ts";
import type { ZipProgress, ZipResult } from "#app/store/copies/write-zip.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { isStorageFull } from "#app/store/db/storage-space.ts";
import { noteCopyCare } from "#app/store/device/copy-care.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import type { CopyChoice } from "#domain/copy/choose-copy.ts";
import { useBookWords } from "../book/use-book-words.ts";
import { useCopyFacts } from "./use-copy-facts.ts";
import { useReaderWords } from "./use-reader-words.ts";

type ZipState =
  | { readonly state: "none" | "choosing" | "failed" | "storage_full" }
  | { readonly state: "busy"; readonly progress: ZipProgress | null }
  | {
      readonly state: "done";
      readonly name: string;
      readonly bytes: number;
      readonly missing: ZipResult["missing"];
      readonly isSealed: boolean;
      /** An import would refuse it for its length, and for that alone. */
      readonly isTooLong: boolean;
    };

export type TakingZip = {
  readonly zip: ZipState;
  readonly isBusy: boolean;
  readonly take: () => Promise<void>;
  readonly stop: () => void;
};

export function useTakeZip(choice: CopyChoice, passphrase: string | null): TakingZip {
  const t = useTranslations("copies.zip");
  const facts = useCopyFacts(choice);
  const words = useReaderWords();
  const book = { words: useBookWords(), paper: "a5" } as const;
  const [zip, setZip] = useState<ZipState>({ state: "none" });
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  const isBusy = zip.state === "busy" || zip.state === "choosing";

  async function take() {
    if (isBusy) return;
    const journal = requireJournal();
    const copy = facts();
    // With the time: a file of this name may be an older copy, and choosing it would empty that one.
    const time = journal.now().toTimeString().slice(0, 5).replace(":", "");
    const plain = t("file", { day: copy.today, time });
    const name = passphrase === null ? plain : `${plain}.age`;
    setZip({ state: "choosing" });
    const chosen = await chooseTarget(name);
    if (chosen === "cancelled") return setZip({ state: "none" });
    ending.current = new AbortController();
    const { signal } = ending.current;
    setZip({ state: "busy", progress: null });
    try {
      const names = { nobody: t("nobody"), photo: t("photo") };
      const watch = { signal, onProgress: (progress: ZipProgress) => setZip({ state: "busy", progress }) };
      const facts = { ...copy, words, names, book };
      const taken = await takeZip(journal, facts, { target: chosen, passphrase }, watch);
      if (taken.blob) saveFile(taken.blob, name);
      await attemptQuietly(() => noteCopyCare(journal, copy.today));
      setZip({
        state: "done",
        name: chosen?.name ?? name,
        bytes: taken.bytes,
        missing: taken.missing,
        isTooLong: choice.names !== "veiled" && !taken.comesBack,
        isSealed: passphrase !== null,
      });
    } catch (error) {
      if (chosen) await removeEmpty(chosen);
      if (signal.aborted) return;
      console.error(error);
      setZip({ state: isStorageFull(error) ? "storage_full" : "failed" });
    }
  }

  function stop() {
    ending.current?.abort();
    setZip({ state: "none" });
  }
  return { zip, isBusy, take, stop };
}

/** Browsers make the chosen file, or empty it, as soon as it is chosen: without its content it is not left there to be taken for a copy. */
async function removeEmpty(chosen: FileSystemFileHandle): Promise<void> {
  try {
    if ((await chosen.getFile()).size === 0) await chosen.remove?.();
  } catch (error) {
    console.warn("An empty file is left.", error);
  }
}

/** Null: this browser hands files to its downloads only. */
async function chooseTarget(suggestedName: string): Promise<FileSystemFileHandle | null | "cancelled"> {
  if (!window.showSaveFilePicker) return null;
  try {
    const isSealed = suggestedName.endsWith(".age");
    const types = [
      { accept: isSealed ? { "application/octet-stream": [".age"] } : { "application/zip": [".zip"] } },
    ];
    return await window.showSaveFilePicker({ suggestedName, types });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    // A browser that shows the dialog nowhere (a frame, a policy) has its downloads.
    console.warn(error);
    return null;
  }
}
