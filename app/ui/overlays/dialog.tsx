import type { ReactNode } from "react";
import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

type DialogProps = Omit<DialogFrameProps, "shape" | "footer"> & {
  /** Primary first, then the quiet way out. */
  actions?: ReactNode;
};

/** A small dialog with one question. Escape and the close button close it; focus returns. */
export function Dialog({ actions, ...rest }: DialogProps) {
  return (
    <DialogFrame
      shape="dialog"
      footer={
        actions && (
          <div className="flex flex-wrap items-center gap-2 pt-1 max-sm:flex-col max-sm:items-stretch">
            {actions}
          </div>
        )
      }
      {...rest}
    />
  );
}
