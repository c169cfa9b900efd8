import type { LucideIcon } from "lucide-react";
import { Link, type LinkProps } from "react-router";
import { Icon } from "#app/ui/type/icon.tsx";

type IconLinkProps = Omit<LinkProps, "className" | "children"> & {
  icon: LucideIcon;
  /** Where it leads, for those who cannot see the glyph. */
  label: string;
};

/** A link to another page as a boxed icon, as tall as the wide button beside it. */
export function IconLink({ icon, label, ...rest }: IconLinkProps) {
  return (
    <Link
      aria-label={label}
      title={label}
      className="grid size-(--control-height-wide) flex-none place-items-center rounded-(--radius-field) border border-line-strong text-ink transition-colors duration-(--quick) ease-calm hover:border-ink hover:bg-surface active:bg-sunken print:hidden"
      {...rest}
    >
      <Icon glyph={icon} size={20} />
    </Link>
  );
}
