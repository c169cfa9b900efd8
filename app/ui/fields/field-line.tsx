import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/type/icon.tsx";

type FieldLineProps = {
  icon?: LucideIcon | undefined;
  trailing?: ReactNode;
  children: ReactNode;
};

export const fieldInputClass =
  "-mt-1 scroll-mb-8 pt-1 type-entry min-h-(--target) w-full min-w-0 flex-1 bg-transparent text-ink outline-none";

/** The 1.5 px line below a control; it takes the colour of focus and of error. */
export function FieldLine({ icon, trailing, children }: FieldLineProps) {
  return (
    <span className="field-line flex items-center gap-2.5 text-ink-soft">
      {children}
      {trailing ?? (icon && <Icon glyph={icon} size={19} />)}
    </span>
  );
}
