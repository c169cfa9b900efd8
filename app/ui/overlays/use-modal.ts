import { type RefObject, useLayoutEffect } from "react";

/** Opens the platform's modal for as long as it is mounted; closing gives the focus back to where it was. */
export function useModal(dialog: HTMLDialogElement | null, initialFocus?: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!dialog) return;
    dialog.showModal();
    (initialFocus?.current ?? dialog).focus();
    return () => dialog.close();
  }, [dialog, initialFocus]);
}
