import type { ReactNode } from "react";
import { Link } from "react-router";

/** Where a row leads: a page, or what a press does. */
export type RowTarget = { readonly to: string } | { readonly onOpen: () => void };

type RowOpenerProps = {
  target: RowTarget | null;
  isFirst: boolean;
  children: ReactNode;
};

const openerClass =
  "text-left font-strong text-ink decoration-line-strong decoration-1 underline-offset-(--underline-gap) group-hover:underline after:absolute after:inset-0";

/** The heading of a row, pressed anywhere in it. */
export function RowOpener({ target, isFirst, children }: RowOpenerProps) {
  if (target === null) return <span className="font-strong text-ink">{children}</span>;
  const stop = { "data-row": true, tabIndex: isFirst ? 0 : -1, className: openerClass } as const;
  return "to" in target ? (
    <Link to={target.to} {...stop}>
      {children}
    </Link>
  ) : (
    <button type="button" onClick={target.onOpen} {...stop}>
      {children}
    </button>
  );
}
