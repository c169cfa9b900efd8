import { useEffect } from "react";

const within = 1_500;
const neutralPage = "https://www.wikipedia.org/";

/** Hides everything at once, then goes where nobody asks questions. The page leaves the history. */
function leaveQuickly(): void {
  document.documentElement.hidden = true;
  document.title = "Wikipedia";
  location.replace(neutralPage);
}

/** Shift three times, with nothing between. */
export function useQuickExit(): void {
  useEffect(() => {
    let presses: number[] = [];
    const onKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
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
