import { type KeyboardEvent, useState } from "react";
import { isComposing } from "#app/lib/composing.ts";

type ComboboxState = {
  /** The options, including the one that keeps the text as typed. */
  count: number;
  onPick: (index: number) => void;
};

/** Open or closed, and which row is active. The text stays the caller's. */
export function useCombobox({ count, onPick }: ComboboxState) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const isOpen = open && count > 0;
  const activeIndex = Math.min(active, count - 1);

  function pick(index: number) {
    setOpen(false);
    onPick(index);
  }

  function show() {
    setActive(0);
    setOpen(true);
  }

  function move(step: number) {
    if (isOpen) setActive((activeIndex + step + count) % count);
    else show();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (isOpen && event.key === "Enter") {
      event.preventDefault();
      pick(activeIndex);
    } else if (isOpen && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return { isOpen, activeIndex, pick, show, hide: () => setOpen(false), setActive, onKeyDown };
}
