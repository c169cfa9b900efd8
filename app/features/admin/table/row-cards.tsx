import { RowOpener } from "./row-opener.tsx";
import type { RowsProps } from "./row-table.tsx";
import { stepRows } from "./step-rows.ts";

/** The same rows on a phone: each a card of its shown facts. */
export function RowCards<R extends object>({ label, columns, shown, rows, rowId, open }: RowsProps<R>) {
  const [heading, ...facts] = columns.filter(({ id }) => shown[id]);
  if (!heading) return null;
  return (
    <ul aria-label={label} onKeyDown={stepRows} className="border-b border-line">
      {rows.map((row, at) => (
        <li key={rowId(row)} className="group relative border-t border-line py-3">
          <p className="type-body wrap-anywhere">
            <RowOpener target={open?.(row) ?? null} isFirst={at === 0}>
              {heading.cell(row)}
            </RowOpener>
          </p>
          <dl className="mt-1 grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-0.5 type-small text-ink-soft">
            {facts.map(({ id, label: name, cell }) => (
              <div key={id} className="contents">
                <dt>{name}</dt>
                <dd className="text-ink wrap-anywhere">{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
