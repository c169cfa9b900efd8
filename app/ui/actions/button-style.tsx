import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export type ButtonStyle = {
  variant?: ButtonVariant | undefined;
  icon?: LucideIcon | undefined;
  fullWidth?: boolean | undefined;
};

const variantClass: Record<ButtonVariant, string> = {
  primary:
    "border-accent-fill bg-accent-fill text-accent-ink hover:border-accent-strong hover:bg-accent-strong active:border-accent-strong active:bg-accent-strong",
  secondary: "border-line-strong text-ink hover:border-ink hover:bg-surface active:bg-sunken",
  quiet: "border-transparent text-ink-soft hover:text-ink active:bg-sunken",
  danger: "border-bad text-bad hover:bg-surface active:bg-sunken",
};

export function buttonClass({ variant = "secondary", fullWidth = false }: ButtonStyle): string {
  return classNames(
    "relative inline-flex min-h-(--control-height) items-center justify-center gap-2 rounded-(--radius-field) border px-4 py-1.5 type-button text-balance transition-colors duration-(--quick) ease-calm print:hidden",
    variantClass[variant],
    fullWidth && "min-h-(--control-height-wide) w-full",
  );
}

export function ButtonFace({ icon, children }: { icon?: LucideIcon | undefined; children: ReactNode }) {
  return (
    <>
      {icon && <Icon glyph={icon} />}
      <span className="min-w-0">{children}</span>
    </>
  );
}
