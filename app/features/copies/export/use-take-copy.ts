/** Makes the copy and hands it to the downloads. */
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { saveFile } from "#app/lib/save-file.ts";
import { takeCopy } from "#app/store/copies/take-copy.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { noteCopyCare } from "#app/store/device/copy-care.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import type { CopyChoice } from "#domain/copy/choose-copy.ts";
import { useCopyFacts } from "./use-copy-facts.ts";

type Taken =
  | { readonly state: "none" | "busy" | "failed" }
  | {
      readonly state: "done";
      readonly name: string;
      readonly bytes: number;
      readonly isSealed: boolean;
      /** An import would refuse it for its length, and for that alone. */
      readonly isTooLong: boolean;
    };

export type TakingCopy = {
  readonly taken: Taken;
  readonly isBusy: boolean;
  readonly take: () => Promise<void>;
};

export function useTakeCopy(choice: CopyChoice, passphrase: string | null): TakingCopy {
  const t = useTranslations("copies.take");
  const copyFacts = useCopyFacts(choice);
  const [taken, setTaken] = useState<Taken>({ state: "none" });
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  async function take() {
    const journal = requireJournal();
    const facts = copyFacts();
    ending.current = new AbortController();
    setTaken({ state: "busy" });
    try {
      const { file, comesBack } = await takeCopy(journal, facts, passphrase, ending.current.signal);
      const plain = t(choice.names === "veiled" ? "veiledFile" : "file", { day: facts.today });
      const name = passphrase === null ? plain : `${plain}.age`;
      saveFile(file, name);
      const isTooLong = choice.names !== "veiled" && !comesBack;
      if (choice.names !== "veiled") await attemptQuietly(() => noteCopyCare(journal, facts.today));
      setTaken({ state: "done", name, bytes: file.size, isSealed: passphrase !== null, isTooLong });
    } catch (error) {
      if (ending.current.signal.aborted) return;
      console.error(error);
      setTaken({ state: "failed" });
    }
  }
  return { taken, isBusy: taken.state === "busy", take };
}
