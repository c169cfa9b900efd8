import type { ReactNode } from "react";
import { Link } from "react-router";

type ResultRowProps = {
  to: string;
  /** A small drawing before the words. */
  mark?: ReactNode;
  title: ReactNode;
  /** Around what was found. */
  snippet?: ReactNode;
  /** Whom, when, where. */
  details?: ReactNode;
};

/** One thing found; the whole row opens it. */
export function ResultRow({ to, mark, title, snippet, details }: ResultRowProps) {
  return (
    <li className="border-t border-line">
      <Link
        to={to}
        data-result
        className="group -mx-3 flex gap-3.5 px-3 py-3 hover:bg-surface active:bg-sunken"
      >
        {mark !== undefined && <span className="w-7 flex-none pt-0.5">{mark}</span>}
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="type-name wrap-anywhere text-ink">{title}</span>
          {snippet && <span className="type-body wrap-anywhere text-ink-soft">{snippet}</span>}
          {details && <span className="type-small wrap-anywhere text-ink-soft">{details}</span>}
        </span>
      </Link>
    </li>
  );
}
