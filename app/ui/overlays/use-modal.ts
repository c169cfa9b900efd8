import { type RefObject, useLayoutEffect } from "react";

/** Opens the native modal while mounted; closing returns the focus. */
export function useModal(dialog: HTMLDialogElement | null, initialFocus?: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!dialog) return;
    dialog.showModal();
    (initialFocus?.current ?? dialog).focus();
    return () => dialog.close();
  }, [dialog, initialFocus]);
}
