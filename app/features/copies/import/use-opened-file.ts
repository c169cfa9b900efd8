/** A copy that the installed app was opened with (scripts/build/app-manifests.ts): it is compared like a chosen one. */
import { useEffect, useState } from "react";
import type { BringIn } from "./use-bring-in.ts";

/** One that comes while another is being written waits until that is done. */
export function useOpenedFile({ state, open }: BringIn): void {
  const [opened, setOpened] = useState<FileSystemFileHandle | null>(null);
  const isBusy = state.step === "comparing" || state.step === "writing";
  useEffect(() => {
    // The browser keeps what came before the page asked: a sign-in or the lock may have stood in between.
    window.launchQueue?.setConsumer(({ files }) => {
      const [first] = files ?? [];
      if (first) setOpened(first);
    });
  }, []);
  useEffect(() => {
    if (!opened || isBusy) return;
    setOpened(null);
    open(opened);
    document.getElementById("bring-in")?.scrollIntoView();
  }, [opened, isBusy, open]);
}
