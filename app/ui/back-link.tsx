import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

type BackLinkProps = { to: string; children: ReactNode };

/** The way back, named by the place it leads to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="relative -ml-1 inline-flex items-center gap-1 self-start type-small text-ink-soft after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-ink"
    >
      <Icon glyph={ChevronLeft} size={16} />
      {children}
    </Link>
  );
}
