import type { ReactNode } from "react";
import { Link } from "react-router";
import { Wordmark } from "#app/ui/type/wordmark.tsx";

type PlainHeaderProps = {
  /** Where the name leads. */
  to: string;
  label: string;
  /** At the other end, such as the choice of language. */
  children?: ReactNode;
  width?: "middle" | "reading";
};

const widthClass = {
  middle: "max-w-middle-page",
  reading: "max-w-[calc(var(--measure)+2*var(--page-gutter))]",
};

/** The name alone, where there is no bar of six. */
export function PlainHeader({ to, label, children, width = "middle" }: PlainHeaderProps) {
  return (
    <header
      className={`mx-auto flex min-h-16 w-full items-center justify-between px-(--page-gutter) ${widthClass[width]}`}
    >
      <Link to={to} aria-label={label} className="flex min-h-11 items-center">
        <Wordmark />
      </Link>
      <div className="-mr-3">{children}</div>
    </header>
  );
}
