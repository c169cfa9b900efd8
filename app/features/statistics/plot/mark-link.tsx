import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useBook } from "../entry-book.ts";

type MarkLinkProps = {
  id: string;
  /** Its own letters name it; a shape alone is named by its entry. */
  isNamed?: boolean;
  children: ReactNode;
};

/** A mark of a chart that links to its entry. */
export function MarkLink({ id, isNamed = false, children }: MarkLinkProps) {
  const { book } = useBook();
  const navigate = useNavigate();
  const entry = book.entry(id);
  if (!entry?.to) return <g>{children}</g>;
  const { title, detail, to } = entry;
  const label = detail ? `${title}, ${detail}` : title;
  return (
    <a
      href={to}
      data-mark=""
      tabIndex={-1}
      aria-label={isNamed ? undefined : label}
      className="chart-mark"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {!isNamed && <title>{label}</title>}
      {children}
    </a>
  );
}
