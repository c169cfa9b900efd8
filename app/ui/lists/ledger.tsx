import type { KeyboardEventHandler, ReactNode, Ref } from "react";
import { Link } from "react-router";
import { classNames } from "#app/ui/styles/class-names.ts";

type LedgerListProps = {
  children: ReactNode;
  /** The label of the rows for screen readers. */
  label?: string | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLUListElement> | undefined;
};

/** Rows with a hairline above each, no boxes. */
export function LedgerList({ children, label, ref, onKeyDown }: LedgerListProps) {
  return (
    <ul ref={ref} aria-label={label} onKeyDown={onKeyDown} className="@container border-b border-line">
      {children}
    </ul>
  );
}

type LedgerRowProps = {
  children: ReactNode;
  /** The page the whole row opens. */
  to?: string | undefined;
  /** Kept with the history entry of `to`. */
  state?: unknown;
  onOpen?: (() => void) | undefined;
  /** A grid template in a list of 34 rem and more; without it the row is a line with its ends apart. */
  columns?: string | undefined;
  /** Lower and softer: what is folded away. */
  soft?: boolean | undefined;
};

const rowClass = "items-center gap-x-3.5 text-ink-soft";

export function LedgerRow({ children, to, state, onOpen, columns, soft = false }: LedgerRowProps) {
  const style = columns ? { "--ledger-columns": columns } : undefined;
  const className = classNames(
    rowClass,
    columns
      ? "flex justify-between @ledger:grid @ledger:grid-cols-(--ledger-columns)"
      : "flex justify-between",
    soft ? "min-h-11" : "min-h-(--row-height)",
  );
  return (
    <li className="border-t border-line">
      {to ? (
        <Link
          to={to}
          state={state}
          onClick={onOpen}
          style={style}
          className={classNames("group -mx-3 px-3 hover:bg-surface active:bg-sunken", className)}
        >
          {children}
        </Link>
      ) : (
        <div style={style} className={className}>
          {children}
        </div>
      )}
    </li>
  );
}

type LedgerNameProps = {
  children: ReactNode;
  soft?: boolean | undefined;
};

/** The serif name that opens a row; underlined while its row is pointed at. */
export function LedgerName({ children, soft = false }: LedgerNameProps) {
  return (
    <span
      className={classNames(
        "type-name decoration-line-strong decoration-1 underline-offset-(--underline-gap) group-hover:underline",
        soft ? "text-ink-soft" : "text-ink",
      )}
    >
      {children}
    </span>
  );
}
