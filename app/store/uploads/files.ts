/** Files that are kept on this device, as addresses that an image can show. */
import { useEffect, useState } from "react";
import { useJournal } from "#app/store/db/journal.ts";
import type { FileName } from "#app/store/db/upload-row.ts";

/**
 * The first of `names` that is kept for this photo or video. Undefined while reading, null when there is none; `isWanted`
 * false asks for nothing.
 */
export function useFileAddress(
  id: string,
  names: readonly FileName[],
  isWanted: boolean,
): string | null | undefined {
  const journal = useJournal();
  const asked = names.join(" ");
  const [found, setFound] = useState<{ asked: string; address: string | null }>();
  useEffect(() => {
    if (!journal || !isWanted) return undefined;
    let address: string | null = null;
    let isGone = false;
    const keys = asked.split(" ").map((name): [string, string] => [id, name]);
    journal.database.files.bulkGet(keys).then(
      (files) => {
        const file = files.find((each) => each !== undefined);
        if (isGone) return;
        address = file ? URL.createObjectURL(file.blob) : null;
        setFound({ asked: `${id} ${asked}`, address });
      },
      () => !isGone && setFound({ asked: `${id} ${asked}`, address: null }),
    );
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [journal, id, asked, isWanted]);
  if (!isWanted) return null;
  return found?.asked === `${id} ${asked}` ? found.address : undefined;
}
