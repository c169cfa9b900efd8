import { Columns3 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsMiddle } from "#app/ui/layout/use-is-wide.ts";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Asked } from "../asking/asked.tsx";
import type { Column } from "./column.ts";
import { ColumnsDialog } from "./columns-dialog.tsx";
import { CsvButton, type CsvSource } from "./csv-button.tsx";
import { type Filter, ListFilter } from "./list-filter.tsx";
import { lastPage } from "./list-state.ts";
import { Pager } from "./pager.tsx";
import { RowCards } from "./row-cards.tsx";
import type { RowTarget } from "./row-opener.tsx";
import { RowTable } from "./row-table.tsx";
import { SearchBox } from "./search-box.tsx";
import type { List } from "./use-list.ts";
import { useShownColumns } from "./use-shown-columns.ts";

type DataTableProps<R extends object> = {
  /** Under which the choice of columns is kept. */
  name: string;
  /** What the rows are. */
  label: string;
  list: List<R>;
  columns: readonly Column<R>[];
  rowId: (row: R) => string;
  open?: (row: R) => RowTarget | null;
  /** What can be looked for; without it there is no search. */
  searchLabel?: string;
  filters?: readonly Filter[];
  csv?: CsvSource;
  /** Nothing at all to list. */
  empty: ReactNode;
};

/** A long list of the back-office: searched, filtered, sorted and paged by the server; a table, and cards on phones. */
export function DataTable<R extends object>({
  name,
  label,
  list,
  columns,
  rowId,
  open,
  searchLabel,
  filters = [],
  csv,
  empty,
}: DataTableProps<R>) {
  const t = useTranslations("admin.table");
  const isTable = useIsMiddle();
  const box = useRef<HTMLElement>(null);
  const [shown, choose] = useShownColumns(name, columns);
  const [isChoosing, setChoosing] = useState(false);
  const { state, answer, isNarrowed, change } = list;
  // A filter of the address that has no control, as "about this account".
  const isHidden = Object.keys(state.filters).some(
    (key) => state.filters[key] && !filters.some((filter) => filter.name === key),
  );
  useExistingPage(list);

  function goTo(page: number) {
    change({ page });
    box.current?.scrollIntoView({ block: "start" });
    box.current?.focus({ preventScroll: true });
  }
  const rowsProps = {
    label,
    columns,
    shown,
    rows: answer?.rows ?? [],
    rowId,
    open,
    state,
    onSort: (sort: string, direction: typeof state.direction) => change({ sort, direction }),
  };
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  return (
    <Stack gap={3}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {searchLabel && (
          <SearchBox label={searchLabel} value={state.search} onSearch={(search) => change({ search })} />
        )}
        {filters.map((filter) => (
          <ListFilter
            key={filter.name}
            {...filter}
            value={state.filters[filter.name] ?? ""}
            onChoose={(value) => change({ filters: { ...state.filters, [filter.name]: value } })}
          />
        ))}
        {!isTable && sortable.length > 1 && (
          <InlineSelect
            label={t("sort")}
            value={`${state.sort} ${state.direction}`}
            options={sortable.flatMap(({ sort, label: column }) =>
              (["desc", "asc"] as const).map((direction) => ({
                value: `${sort} ${direction}`,
                label: t(direction, { column }),
              })),
            )}
            onChange={({ target }) => {
              const [sort = state.sort, direction] = target.value.split(" ");
              change({ sort, direction: direction === "asc" ? "asc" : "desc" });
            }}
          />
        )}
      </div>
      {isHidden && (
        <p className="flex flex-wrap items-baseline gap-x-4 type-small text-ink">
          {t("oneAccount")}
          <TextButton size="small" onClick={() => change({ filters: emptied(state.filters) })}>
            {t("showAll")}
          </TextButton>
        </p>
      )}
      <Inline gap={1} wrap className="-ml-4">
        <Button variant="quiet" icon={Columns3} onClick={() => setChoosing(true)}>
          {t("columns")}
        </Button>
        {csv && <CsvButton {...csv} query={list.wholeQuery} />}
      </Inline>
      <section ref={box} tabIndex={-1} aria-label={label} aria-busy={list.isAsking} className="scroll-mt-20">
        <Asked asked={list} waiting={<Skeleton rows={8} words={[210, 90, 90]} />}>
          {({ rows, total }) =>
            total === 0 ? (
              <Stack gap={2} align="start" className="border-t border-line pt-5">
                <Text size="lead" role="status">
                  {isNarrowed || list.isPrevious ? t("nothingFound") : empty}
                </Text>
                {isNarrowed && (
                  <TextButton onClick={() => change({ search: "", filters: emptied(state.filters) })}>
                    {t("showAll")}
                  </TextButton>
                )}
              </Stack>
            ) : (
              <Stack gap={3}>
                {isTable ? <RowTable {...rowsProps} /> : <RowCards {...rowsProps} />}
                {rows.length > 0 && (
                  <Pager
                    page={state.page}
                    size={state.size}
                    total={total}
                    onPage={goTo}
                    onSize={(size) => change({ size })}
                  />
                )}
              </Stack>
            )
          }
        </Asked>
      </section>
      {isChoosing && (
        <ColumnsDialog columns={columns} shown={shown} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </Stack>
  );
}

const emptied = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, ""]));

/** A page beyond the last, as after a search from an old address, becomes the last. */
function useExistingPage<R>({ state, answer, isAsking, change }: List<R>): void {
  const last = answer && lastPage(answer.total, state.size);
  const isBeyond = last !== undefined && !isAsking && state.page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last });
  });
}
