import { useEffect } from "react";
import { leaveQuickly } from "#app/lib/quick-exit.ts";
import { isKeyOn } from "#app/lib/single-keys.ts";

/** Milliseconds. */
const within = 1_500;

/** Shift three times without another key, unless switched off. */
export function useQuickExit(): void {
  useEffect(() => {
    let presses: number[] = [];
    const onKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat || !isKeyOn("quickExit")) return;
      if (key !== "Shift") {
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
