import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useMemo } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import type { Column } from "./column.ts";
import type { ListState } from "./list-state.ts";
import { RowOpener, type RowTarget } from "./row-opener.tsx";
import { stepRows } from "./step-rows.ts";

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

export type RowsProps<R extends object> = {
  label: string;
  columns: readonly Column<R>[];
  shown: Readonly<Record<string, boolean>>;
  rows: readonly R[];
  rowId: (row: R) => string;
  open: ((row: R) => RowTarget | null) | undefined;
  state: Pick<ListState, "sort" | "direction">;
  onSort: (sort: string, direction: ListState["direction"]) => void;
};

/** Rows under a head that stays in sight; order and pages are the server's. */
export function RowTable<R extends object>({
  label,
  columns,
  shown,
  rows,
  rowId,
  open,
  state,
  onSort,
}: RowsProps<R>) {
  const definitions = useMemo(() => columns.map(define), [columns]);
  const sorted = columns.find(({ sort }) => sort === state.sort);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    state: {
      columnVisibility: { ...shown },
      sorting: sorted ? [{ id: sorted.id, desc: state.direction === "desc" }] : [],
    },
    onSortingChange(update) {
      const [next] = typeof update === "function" ? update(table.state.sorting) : update;
      const column = columns.find(({ id }) => id === next?.id);
      if (next && column?.sort) onSort(column.sort, next.desc ? "desc" : "asc");
    },
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const alignOf = (id: string) => (byId.get(id)?.align === "end" ? "text-right" : "text-left");
  return (
    <table className="w-full border-b border-line type-small text-ink-soft">
      <caption className="sr-only">{label}</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map(({ id, column }) => {
              const order = column.getIsSorted();
              return (
                <th
                  key={id}
                  scope="col"
                  aria-sort={order === "asc" ? "ascending" : order === "desc" ? "descending" : undefined}
                  className={classNames(
                    "sticky top-14 z-10 border-b-(length:--rule) border-ink bg-ground py-0 pr-3 align-bottom type-caption font-normal last:pr-0",
                    alignOf(column.id),
                  )}
                >
                  {column.getCanSort() ? (
                    <SortButton
                      label={byId.get(column.id)?.label ?? ""}
                      sorted={order}
                      isAtEnd={alignOf(column.id) === "text-right"}
                      onSort={() => column.toggleSorting(order ? order === "asc" : undefined)}
                    />
                  ) : (
                    <span className="flex min-h-11 items-center">{byId.get(column.id)?.label}</span>
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <tbody onKeyDown={stepRows}>
        {table.getRowModel().rows.map((row, at) => (
          <tr
            key={row.id}
            className={classNames(
              "relative border-t border-line align-baseline first:border-t-0",
              open && "group hover:bg-surface",
            )}
          >
            {row.getVisibleCells().map(({ id, column }, place) => {
              const shownColumn = byId.get(column.id);
              const said = shownColumn?.cell(row.original);
              const className = classNames(
                "min-w-0 py-2.75 pr-3 font-normal last:pr-0",
                place === 0 || shownColumn?.isLong ? "wrap-anywhere" : "wrap-break-word",
                alignOf(column.id),
              );
              return place === 0 ? (
                <th key={id} scope="row" className={className}>
                  <RowOpener target={open?.(row.original) ?? null} isFirst={at === 0}>
                    {said}
                  </RowOpener>
                </th>
              ) : (
                <td key={id} className={className}>
                  {said}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A column in the library's terms: what it sorts by is the server's, so there is no value to compare. */
function define<R extends object>({ id, label, sort }: Column<R>): ColumnDef<typeof features, R> {
  return {
    id,
    header: label,
    accessorFn: () => null,
    enableSorting: sort !== undefined,
    sortDescFirst: true,
  };
}

type SortButtonProps = {
  label: string;
  sorted: false | "asc" | "desc";
  onSort: () => void;
  isAtEnd: boolean;
};

/** A column's name that sorts by it; the arrow shows which way. */
function SortButton({ label, sorted, onSort, isAtEnd }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onSort}
      className={`flex min-h-11 w-full items-center gap-1 hover:text-ink ${sorted ? "text-ink" : ""} ${
        isAtEnd ? "justify-end" : ""
      }`}
    >
      {label}
      {sorted && <Icon glyph={sorted === "desc" ? ArrowDown : ArrowUp} size={13} />}
    </button>
  );
}
