import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is on its way to paper, which does not scroll; true before the browser lays the sheets out. */
export function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(() => matchMedia("print").matches);
  useEffect(() => {
    const paper = matchMedia("print");
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    // A preview that is told by the medium alone.
    const follow = ({ matches }: MediaQueryListEvent) => setPrinted(matches);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    paper.addEventListener("change", follow);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
      paper.removeEventListener("change", follow);
    };
  }, []);
  return isPrinted;
}
