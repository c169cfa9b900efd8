import { X } from "lucide-react";
import * as RadixDialog from "radix-ui/dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

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
  shape: "dialog" | "sheet";
  footer?: ReactNode;
};

const shapeClass = {
  dialog:
    "inset-x-5 bottom-[max(20px,env(safe-area-inset-bottom))] rounded-(--radius-sheet) lg:inset-x-auto lg:top-[18vh] lg:bottom-auto lg:left-1/2 lg:w-[500px] lg:-translate-x-1/2",
  sheet:
    "inset-x-0 bottom-0 rounded-t-(--radius-sheet) lg:inset-x-auto lg:top-[8vh] lg:bottom-auto lg:left-1/2 lg:w-[560px] lg:-translate-x-1/2 lg:rounded-b-(--radius-sheet)",
};

/** The sheet that dialogs and bottom sheets share: double rule, title, cross, focus given back. */
export function DialogFrame({
  open,
  onOpenChange,
  title,
  lead,
  description,
  closeLabel,
  children,
  initialFocus,
  shape,
  footer,
}: DialogFrameProps) {
  const openedFrom = useRef<Element | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-scrim fixed inset-0 z-40 bg-scrim" />
        <RadixDialog.Content
          ref={sheet}
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            openedFrom.current = document.activeElement;
            event.preventDefault();
            (initialFocus?.current ?? sheet.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
          }}
          data-shape={shape}
          className={classNames(
            "dialog-sheet double-rule fixed z-50 flex max-h-[calc(100dvh-56px)] flex-col overflow-y-auto overscroll-contain bg-raised text-ink shadow-lift outline-none lg:max-h-[84vh]",
            shapeClass[shape],
          )}
        >
          <div className="flex flex-col gap-4 p-5 lg:p-7">
            <div className="flex flex-col gap-2">
              {lead && <div className="pr-9 type-small text-ink-soft">{lead}</div>}
              <RadixDialog.Title className="pr-7 type-title text-[1.375rem]/7 text-pretty sm:text-[1.5625rem]/8">
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="type-body text-ink-soft">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {children}
            {footer}
          </div>
          <RadixDialog.Close
            aria-label={closeLabel}
            className="absolute top-3 right-2 grid size-(--target) place-items-center text-ink-soft hover:text-ink lg:top-4 lg:right-3"
          >
            <Icon glyph={X} size={20} />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
