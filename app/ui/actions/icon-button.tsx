import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "disabled" | "className" | "children"> & {
  icon: LucideIcon;
  /** What it does, for those who cannot see the glyph. */
  label: string;
  variant?: "plain" | "boxed" | "primary" | undefined;
  size?: number | undefined;
};

const variantClass = {
  plain: "border-transparent text-ink-soft hover:text-ink",
  boxed: "border-line-strong text-ink hover:border-ink hover:bg-surface",
  primary: "border-accent-fill bg-accent-fill text-accent-ink hover:bg-accent-strong",
};

export function IconButton({
  icon,
  label,
  variant = "plain",
  size = 20,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "grid size-(--target) flex-none place-items-center rounded-(--radius-field) border transition-colors duration-(--quick) ease-calm print:hidden",
        variantClass[variant],
      )}
      {...rest}
    >
      <Icon glyph={icon} size={size} />
    </button>
  );
}
