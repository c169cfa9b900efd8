import { type ReactNode, useState } from "react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { classNames } from "#app/ui/styles/class-names.ts";

export type TableRow = {
  readonly id: string;
  /** The first is the row's heading; the others stand under `columns[1…]`. */
  readonly cells: readonly [ReactNode, ...ReactNode[]];
  readonly onOpen?: () => void;
};

export type TableContent = { readonly columns: readonly string[]; readonly rows: readonly TableRow[] };

type FigureTableProps = TableContent & {
  id?: string;
  caption: string;
  moreLabel: (left: number) => string;
  pageLength?: number;
};

/** The same figure in rows, in the same order as it is drawn. */
export function FigureTable({ id, caption, columns, rows, moreLabel, pageLength = 100 }: FigureTableProps) {
  const [shown, setShown] = useState(pageLength);
  const left = rows.length - shown;
  return (
    <div id={id} className="mt-3 overflow-x-auto">
      <table className="w-full border-b border-line text-left type-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-ink-soft">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={classNames(
                  "py-2 font-normal",
                  at > 0 && at === columns.length - 1 ? "text-right" : "pr-3 sm:pr-4",
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ id: rowId, cells: [first, ...rest], onOpen }) => (
            <tr key={rowId} className="border-t border-line align-baseline">
              <th scope="row" className="min-w-18 py-2 pr-3 font-normal wrap-anywhere sm:pr-4">
                {onOpen ? (
                  <TextButton onClick={onOpen} size="small">
                    {first}
                  </TextButton>
                ) : (
                  first
                )}
              </th>
              {rest.map((cell, at) => (
                <td
                  key={columns[at + 1]}
                  className={classNames(
                    "py-2",
                    at === rest.length - 1 ? "text-right" : "pr-3 wrap-anywhere sm:pr-4",
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <p className="mt-2">
          <TextButton size="small" onClick={() => setShown(shown + pageLength)}>
            {moreLabel(left)}
          </TextButton>
        </p>
      )}
    </div>
  );
}
