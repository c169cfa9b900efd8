import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";

type ChipProps = Omit<ComponentProps<"button">, "disabled" | "className"> & {
  icon?: LucideIcon | undefined;
  /** Chosen or not; leave out for a chip that only acts. */
  pressed?: boolean | undefined;
};

/** A small boxed choice: a date, a place, a filter. */
export function Chip({ icon, pressed, type = "button", children, ...rest }: ChipProps) {
  return (
    <button
      type={type}
      aria-pressed={pressed}
      className={classNames(
        "relative inline-flex min-h-9 items-center gap-1.5 rounded-(--radius-field) border px-2.5 type-small transition-colors duration-(--quick) after:absolute after:-inset-y-1 after:inset-x-0",
        pressed
          ? "border-ink bg-surface text-ink"
          : "border-line-strong text-ink-soft hover:border-ink hover:text-ink",
      )}
      {...rest}
    >
      {icon && <Icon glyph={icon} size={16} />}
      {children}
    </button>
  );
}
