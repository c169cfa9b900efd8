import { lazy, Suspense, useEffect, useState } from "react";
import { isTyping } from "./is-typing.ts";

const ShortcutsSheet = lazy(async () => ({
  default: (await import("./shortcuts-sheet.tsx")).ShortcutsSheet,
}));

/** `?` lists the shortcuts, from anywhere. */
export function ShortcutsDoor() {
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
    <Suspense>
      <ShortcutsSheet onClose={() => setOpen(false)} />
    </Suspense>
  );
}
