import type { ReactNode } from "react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useBook } from "../entry-book.ts";

type CountRow = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly count: number;
  readonly ids: readonly string[];
  readonly mark?: ReactNode;
};

/** Counts are numerals, not bars; each opens its entries. */
export function CountList({ rows }: { rows: readonly CountRow[] }) {
  const format = useFormat();
  const { open } = useBook();
  return (
    <ul className="border-b border-line">
      {rows.map(({ id, label, detail, count, ids, mark }) => (
        <li key={id} className="border-t border-line">
          <button
            type="button"
            onClick={() => open(label, ids)}
            className="group flex min-h-11 w-full items-center gap-4 py-2 text-left"
          >
            {mark}
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="type-body wrap-anywhere text-ink decoration-line-strong underline-offset-4 group-hover:underline">
                {label}
              </span>
              {detail && <span className="type-small text-ink-soft wrap-anywhere">{detail}</span>}
            </span>
            <span className="type-name text-ink tabular-nums">{format.number(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
