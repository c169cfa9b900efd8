import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useBook } from "../entry-book.ts";

/** A mark of a chart that opens the entry it stands for. */
export function MarkLink({ id, children }: { id: string; children: ReactNode }) {
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
      aria-label={label}
      className="chart-mark"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      <title>{label}</title>
      {children}
    </a>
  );
}
