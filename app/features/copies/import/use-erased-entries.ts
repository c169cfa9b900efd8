import { useEffect, useState } from "react";
import type { ImportRecord } from "#app/store/copies/import-record.ts";
import { countImported } from "#app/store/copies/imports.ts";
import { useView } from "#app/store/db/use-view.ts";

/** How many entries of an import belong to someone who was erased: the server refuses them, and no trace of them is kept here. */
export function useErasedEntries({ importId, written, undone }: ImportRecord): number {
  const waiting = useView("outbox")?.size;
  const [known, setKnown] = useState(written);
  useEffect(() => {
    let isCurrent = waiting !== null;
    void countImported(importId).then((count) => isCurrent && setKnown(count));
    return () => {
      isCurrent = false;
    };
  }, [importId, waiting]);
  return undone ? 0 : written - known;
}
