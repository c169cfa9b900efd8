import { useCallback, useEffect, useRef, useState } from "react";
import { isDemo } from "#app/lib/demo-mode.ts";
import { photoBox } from "./photo-box.ts";

const none: readonly File[] = [];

/**
 * Photos chosen in the sheet, which wait in the box like what was shared: closed, left or ended before its moment has them, the sheet shows
 * them again.
 * @param before chosen before it was opened
 * @param mayBeKept false: they stay on screen, and nowhere else
 */
export function useChosen(before: readonly File[], mayBeKept: boolean) {
  const [files, setFiles] = useState(before);
  const [box] = useState(() => photoBox());
  const isTaken = useRef(false);
  const kept = mayBeKept && !isDemo ? files : none;
  /** Of those that may be kept: how many the browser does not keep. */
  const [notKept, setNotKept] = useState(0);
  useEffect(() => {
    let isOver = false;
    void box.keep(kept).then((left) => !isOver && setNotKept(left));
    return () => {
      isOver = true;
    };
  }, [box, kept]);
  useEffect(
    () => () => {
      if (!isTaken.current) void box.letGo();
    },
    [box],
  );
  return {
    files,
    notKept,
    add: useCallback((more: Iterable<File>) => setFiles((known) => [...known, ...more]), []),
    remove: useCallback((file: File) => setFiles((known) => known.filter((one) => one !== file)), []),
    restart: useCallback(() => setFiles(none), []),
    /** They are on their way into a moment: the box keeps each until it is dropped, and all that is left when it is let go. */
    take() {
      isTaken.current = true;
      return box;
    },
  };
}
