import { useEffect } from "react";

/** Uses the light theme while printing. */
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
