import { lazy, useEffect, useState } from "react";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { isTyping } from "./is-typing.ts";

const ShortcutsSheet = lazy(async () => ({
  default: (await import("./shortcuts-sheet.tsx")).ShortcutsSheet,
}));

/** `?` lists the shortcuts, from anywhere. */
export function ShortcutsOpener() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "?" || isTyping(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  if (!isOpen) return null;
  return (
    <SectionBoundary onFailed={() => setOpen(false)}>
      <ShortcutsSheet onClose={() => setOpen(false)} />
    </SectionBoundary>
  );
}
