import type { ReactNode } from "react";
import { useHref, useNavigate } from "react-router";
import { cameFrom } from "#app/lib/came-from.ts";
import { isComposing } from "#app/lib/composing.ts";
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
  const href = useHref(entry?.to ?? "");
  if (!entry) return <g>{children}</g>;
  const { title, detail, to } = entry;
  const label = detail ? `${title}, ${detail}` : title;
  return (
    <a
      href={href}
      data-mark=""
      tabIndex={-1}
      aria-label={isNamed ? undefined : label}
      className="chart-mark"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void navigate(to, { state: cameFrom(book.title) });
      }}
    >
      {!isNamed && <title>{label}</title>}
      {children}
    </a>
  );
}

type MarkButtonProps = { label: string; onPress: () => void; children: ReactNode };

/** A mark that stands for several entries: it opens them. */
export function MarkButton({ label, onPress, children }: MarkButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand inside a drawing
    <g
      role="button"
      data-mark=""
      tabIndex={-1}
      aria-label={label}
      className="chart-mark cursor-pointer"
      onClick={onPress}
      onKeyDown={(event) => {
        if ((event.key !== "Enter" && event.key !== " ") || isComposing(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      <title>{label}</title>
      {children}
    </g>
  );
}
