import { useEffect } from "react";

const within = 1_500;
const neutralPage = "https://www.wikipedia.org/";

/** Hides the page at once, then opens a neutral site. The page is replaced in the history. */
function leaveQuickly(): void {
  document.documentElement.hidden = true;
  document.title = "Wikipedia";
  location.replace(neutralPage);
}

/** Shift three times without another key. */
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
