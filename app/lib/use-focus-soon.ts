import { useCallback, useEffect, useState } from "react";

type Find = () => HTMLElement | null | undefined;

/**
 * Focuses what `find` finds once all that was set beside the call is on the page, a dialog's end included. After an answer was awaited an
 * animation frame may come before React has drawn what the answer changed.
 */
export function useFocusSoon(): (find: Find) => void {
  const [wanted, setWanted] = useState<{ readonly find: Find } | null>(null);
  useEffect(() => {
    wanted?.find()?.focus();
  }, [wanted]);
  return useCallback((find) => setWanted({ find }), []);
}
