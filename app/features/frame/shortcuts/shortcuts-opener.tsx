import { lazy, useEffect } from "react";
import { shortcutsRequest } from "#app/lib/shortcuts-request.ts";
import { useStore } from "#app/lib/store.ts";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { isTyping } from "../is-typing.ts";

const ShortcutsSheet = lazy(async () => ({
  default: (await import("./shortcuts-sheet.tsx")).ShortcutsSheet,
}));

const close = () => shortcutsRequest.set(false);

/** `?` lists the shortcuts, from anywhere; so does a page that asks. */
export function ShortcutsOpener() {
  const isOpen = useStore(shortcutsRequest);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "?" || isTyping(event)) return;
      event.preventDefault();
      shortcutsRequest.set(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      close();
    };
  }, []);
  if (!isOpen) return null;
  return (
    <SectionBoundary onFailed={close}>
      <ShortcutsSheet onClose={close} />
    </SectionBoundary>
  );
}
