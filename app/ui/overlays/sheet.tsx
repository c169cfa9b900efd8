import type { ReactNode } from "react";
import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

type SheetProps = Omit<DialogFrameProps, "shape" | "footer"> & {
  /** Stays at the thumb while the sheet scrolls. */
  footer?: ReactNode;
};

/** Slides in from the bottom on phones, centred on wide screens. For tasks, not for questions. */
export function Sheet({ footer, ...rest }: SheetProps) {
  return (
    <DialogFrame
      shape="sheet"
      footer={
        footer && (
          <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-col gap-2 bg-raised px-5 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] lg:-mx-7 lg:-mb-7 lg:px-7 lg:pb-7">
            {footer}
          </div>
        )
      }
      {...rest}
    />
  );
}
