import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/type/icon.tsx";

type LinkRowProps = {
  title: ReactNode;
  detail?: ReactNode;
  /** Kept with the history entry of `to`. */
  state?: unknown;
} & ({ to: string; onClick?: undefined } | { onClick: () => void; to?: undefined });

const rowClass =
  "group flex min-h-13 w-full items-center justify-between gap-3.5 border-t border-line py-3 text-left text-ink-soft hover:text-ink";

/** A way on: title, a line about it, a chevron. Stack several under each other. */
export function LinkRow({ title, detail, state, to, onClick }: LinkRowProps) {
  const face = (
    <>
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="type-button text-ink">{title}</span>
        {detail && <span className="max-w-measure type-small text-ink-soft">{detail}</span>}
      </span>
      <Icon glyph={ChevronRight} size={16} />
    </>
  );
  return to === undefined ? (
    <button type="button" onClick={onClick} className={rowClass}>
      {face}
    </button>
  ) : (
    <Link to={to} state={state} className={rowClass}>
      {face}
    </Link>
  );
}
