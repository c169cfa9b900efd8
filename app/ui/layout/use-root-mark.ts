import { useLayoutEffect } from "react";

/** Marks `<html>` while the component is on screen, for styles of the whole page: `:has()` would look through all of it at every change. */
export function useRootMark(mark: "hasThumbBar" | "hasSaveBar" | "hasWritingLine"): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[mark] = "";
    return () => {
      delete dataset[mark];
    };
  }, [mark]);
}
