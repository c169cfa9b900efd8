import { useEffect, useEffectEvent } from "react";
import { isComposing } from "#app/lib/composing.ts";

/** Keys of the whole viewer, except in elements with keys of their own. `press` returns whether it handled the key. */
export function useKeys(press: (key: string) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (hasOwnKeys(event.target, event.key)) return;
    if (press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const stopping = new AbortController();
    addEventListener("keydown", (event) => hear(event), { signal: stopping.signal });
    return () => stopping.abort();
  }, []);
}

function hasOwnKeys(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  const isRadio = target instanceof HTMLInputElement;
  const isFilm = target instanceof HTMLVideoElement;
  const isMenu = target instanceof HTMLElement && target.closest("[role=menu]") !== null;
  return isMenu || ((isRadio || isFilm) && key.startsWith("Arrow"));
}
