/** Files stored on this device, as URLs for images. */
import { useEffect, useState } from "react";
import { createStore, useStore } from "#app/lib/store.ts";
import { useJournal } from "#app/store/db/journal.ts";
import type { FileName } from "#app/store/db/upload-row.ts";

/** Counts the times that files came after the rows that name them: whoever found none looks again. */
export const filesStored = createStore(0);

/**
 * The first of `names` that is stored for this photo or video. Undefined while reading, null when there is none; nothing is read while
 * `isWanted` is false.
 */
export function useFileAddress(
  id: string,
  names: readonly FileName[],
  isWanted: boolean,
): string | null | undefined {
  const journal = useJournal();
  const requested = names.join(" ");
  const asked = `${id} ${requested} ${useStore(filesStored)}`;
  const [found, setFound] = useState<{ asked: string; address: string | null }>();
  useEffect(() => {
    if (!journal || !isWanted) return undefined;
    let address: string | null = null;
    let isGone = false;
    const keys = requested.split(" ").map((name): [string, string] => [id, name]);
    journal.database.files.bulkGet(keys).then(
      (files) => {
        const file = files.find((each) => each !== undefined);
        if (isGone) return;
        address = file ? URL.createObjectURL(file.blob) : null;
        setFound({ asked, address });
      },
      () => !isGone && setFound({ asked, address: null }),
    );
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [journal, id, requested, isWanted, asked]);
  if (!isWanted) return null;
  return found?.asked === asked ? found.address : undefined;
}
