import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useId, useState } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { OverlayContainer } from "./overlay-container.ts";
import { useBack } from "./use-back.ts";
import { useModal } from "./use-modal.ts";

export type DialogFrameProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A soft line above the title: with whom, what for. */
  lead?: ReactNode;
  description?: ReactNode;
  /** The name of the closing cross. */
  closeLabel: string;
  children?: ReactNode;
  /** What to focus first; otherwise the sheet itself, so that no phone keyboard jumps up unasked. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Open again for whoever comes back from a page that was opened from it: the page remembers what was open. */
  returns?: boolean | undefined;
  shape: "dialog" | "sheet";
  footer?: ReactNode;
};

const shapeClass = {
  dialog:
    "mb-0 w-full rounded-t-(--radius-sheet) sm:my-auto sm:w-125 sm:rounded-b-(--radius-sheet) lg:mt-[16vh]",
  sheet: "mb-0 w-full rounded-t-(--radius-sheet) lg:mt-[8vh] lg:w-140 lg:rounded-b-(--radius-sheet)",
};

export function DialogFrame({ open, ...sheet }: DialogFrameProps) {
  return open ? <OpenDialog {...sheet} /> : null;
}

/** The sheet that dialogs and bottom sheets share. The platform's own modal: it needs no style of ours at run time. */
function OpenDialog({
  onOpenChange,
  title,
  lead,
  description,
  closeLabel,
  children,
  initialFocus,
  returns,
  shape,
  footer,
}: Omit<DialogFrameProps, "open">) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const id = useId();
  useModal(dialog, initialFocus);

  const close = () => onOpenChange(false);
  useBack(true, close, returns);

  return (
    <dialog
      ref={setDialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      data-shape={shape}
      onCancel={(event) => {
        // A cancelled file picker fires this event too, from within.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={() => dialog?.open || close()}
      onPointerDown={(event) => isOnBackdrop(event) && close()}
      className={classNames(
        "dialog-sheet double-rule fixed mx-auto mt-auto max-h-[calc(100dvh-56px)] max-w-none flex-col overflow-y-auto overscroll-contain bg-raised text-ink shadow-lift outline-none open:flex lg:mb-auto lg:max-h-[84vh]",
        shapeClass[shape],
        // What its footer would lie over is not in view.
        shape === "sheet" && Boolean(footer) && "scroll-pb-36",
      )}
    >
      <OverlayContainer value={dialog}>
        <div className="flex flex-col gap-4 p-5 pb-[max(20px,env(safe-area-inset-bottom))] lg:p-7">
          <div className="flex flex-col gap-2">
            {lead && <div className="pr-9 type-small text-ink-soft">{lead}</div>}
            <h2
              id={`${id}-title`}
              className="pr-7 type-title text-[1.375rem]/7 text-pretty sm:text-[1.5625rem]/8"
            >
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="type-body text-ink-soft">
                {description}
              </p>
            )}
          </div>
          {children}
          {footer}
        </div>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={close}
          className="absolute top-3 right-2 grid size-(--target) place-items-center text-ink-soft hover:text-ink lg:top-4 lg:right-3"
        >
          <Icon glyph={X} size={20} />
        </button>
      </OverlayContainer>
    </dialog>
  );
}

/** The backdrop belongs to the dialog: a press on it hits the dialog outside its own box. */
function isOnBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const inside =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom;
  return !inside;
}
