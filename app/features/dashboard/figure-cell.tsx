import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Figure } from "#app/ui/type/figure.tsx";
import { Icon } from "#app/ui/type/icon.tsx";

/** A hairline before every cell but the first: beside it on phones, above it from two columns on. */
const cellClass =
  "not-first:border-l not-first:border-line not-first:pl-4 md:not-first:border-t md:not-first:border-l-0 md:not-first:pl-0 lg:col-span-3";

type FigureCellProps = {
  to: string;
  figure: string;
  words: string;
  /** Shown on phones, where there is only half the width. */
  shortWords: string;
  detail: string | undefined;
};

export function FigureCell({ to, figure, words, shortWords, detail }: FigureCellProps) {
  return (
    <Link
      to={to}
      className={classNames(
        cellClass,
        "group block min-h-[4.5rem] items-center py-3 pr-3 text-ink-soft hover:text-ink max-lg:flex lg:grid lg:grid-cols-subgrid lg:pr-0",
      )}
    >
      <span className="lg:contents">
        <Figure className="lg:min-w-[5.5rem]">{figure}</Figure>{" "}
        <span className="type-small max-lg:ml-1 lg:type-body">
          <span className="inline-block lg:hidden">{shortWords}</span>
          <span className="hidden lg:inline">{detail ? `${words}, ${detail}` : words}</span>
        </span>
      </span>
      <span className="hidden lg:block">
        <Icon glyph={ChevronRight} size={16} />
      </span>
    </Link>
  );
}

/** Shown in place of a number while there is none, or too few for one: then with the way to them. */
export function FigureNote({ to, children }: { to?: string; children: ReactNode }) {
  const look = classNames(
    cellClass,
    "flex min-h-[4.5rem] items-center py-3 type-small wrap-anywhere text-ink-soft",
    to && "hover:text-ink",
  );
  return to ? (
    <Link to={to} className={look}>
      {children}
    </Link>
  ) : (
    <p className={look}>{children}</p>
  );
}
