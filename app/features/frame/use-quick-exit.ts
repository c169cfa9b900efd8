import { useEffect } from "react";
import { isComposing } from "#app/lib/composing.ts";
import { leaveQuickly } from "#app/lib/quick-exit.ts";
import { isKeyOn } from "#app/lib/single-keys.ts";

/** Milliseconds. */
const within = 1_500;

/** Shift three times without another key, unless switched off. */
export function useQuickExit(): void {
  useEffect(() => {
    let presses: number[] = [];
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, repeat, timeStamp } = event;
      if (repeat || !isKeyOn("quickExit")) return;
      if (key !== "Shift" || isComposing(event)) {
        presses = [];
        return;
      }
      presses = [...presses.filter((at) => timeStamp - at < within), timeStamp];
      if (presses.length === 3) leaveQuickly();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
