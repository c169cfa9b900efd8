import { useEffect, useEffectEvent, useState } from "react";
import { filesOf } from "./add-files.ts";

/** Files dropped anywhere on the page, or pasted into it. True while files are dragged over the page. */
export function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    addEventListener("dragenter", over, { signal });
    addEventListener("dragover", over, { signal });
    addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && setOver(false), {
      signal,
    });
    addEventListener(
      "drop",
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(filesOf(event.dataTransfer));
      },
      { signal },
    );
    addEventListener(
      "paste",
      ({ clipboardData }) => {
        // Copied text may come with a picture of it: the text is meant.
        if (clipboardData && !clipboardData.types.includes("text/plain")) take(filesOf(clipboardData));
      },
      { signal },
    );
    return () => stopping.abort();
  }, []);
  return isOver;
}
