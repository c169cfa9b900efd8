import { type RefObject, useLayoutEffect } from "react";

/** Opens the native modal while mounted; closing returns the focus, to the page itself when what opened it is gone. */
export function useModal(dialog: HTMLDialogElement | null, initialFocus?: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!dialog) return;
    dialog.showModal();
    (initialFocus?.current ?? dialog).focus();
    return () => {
      dialog.close();
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.getElementById("content")?.focus({ preventScroll: true });
      });
    };
  }, [dialog, initialFocus]);
}
