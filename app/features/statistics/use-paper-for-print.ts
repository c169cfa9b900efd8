import { useEffect } from "react";

/** Prints on paper: the light theme for as long as the printer asks, whatever is on screen. */
export function usePaperForPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let kept: string | undefined;
    const toPaper = () => {
      kept = root.dataset.theme;
      root.dataset.theme = "light";
    };
    const back = () => {
      if (kept !== undefined) root.dataset.theme = kept;
    };
    addEventListener("beforeprint", toPaper);
    addEventListener("afterprint", back);
    return () => {
      removeEventListener("beforeprint", toPaper);
      removeEventListener("afterprint", back);
    };
  }, []);
}
