/** Files stored on this device, as URLs for images. */
import { useEffect, useState } from "react";
import { useJournal } from "#app/store/db/journal.ts";
import type { FileName } from "#app/store/db/upload-row.ts";

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
        setFound({ asked: `${id} ${requested}`, address });
      },
      () => !isGone && setFound({ asked: `${id} ${requested}`, address: null }),
    );
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [journal, id, requested, isWanted]);
  if (!isWanted) return null;
  return found?.asked === `${id} ${requested}` ? found.address : undefined;
}
