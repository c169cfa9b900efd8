import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { SearchField } from "#app/ui/fields/search-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { RelationshipStatus } from "#domain/relationship/relationship.ts";
import { relationshipSorts } from "#domain/relationship/relationship-list.ts";
import type { ListFilter } from "./list-filter.ts";

type StatusCounts = Readonly<Record<RelationshipStatus | "all", number>>;

type ListControlsProps = {
  filter: ListFilter;
  onFilter: (change: Partial<ListFilter>) => void;
  counts: StatusCounts;
};

/** Search, filter and order: one line where there is space, three on phones. */
export function ListControls({ filter, onFilter: onAsk, counts }: ListControlsProps) {
  const t = useTranslations("relationships.list");
  const found = t("found", { count: counts[filter.status] });
  return (
    <Inline wrap gap={4} align="center" className="gap-y-3.5">
      <SearchLine query={filter.query} onSearch={(query) => onAsk({ query })} />
      <div className="w-full lg:w-auto">
        <StatusFilter filter={filter} onFilter={onAsk} counts={counts} />
      </div>
      <Inline justify="between" gap={3} className="w-full lg:w-auto">
        <Text size="small" tone="soft" role="status" className="lg:sr-only">
          {found}
        </Text>
        <SortChoice filter={filter} onFilter={onAsk} />
      </Inline>
    </Inline>
  );
}

function SearchLine({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const t = useTranslations("relationships.list");
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(() => field.current?.focus());
  return (
    <div className="w-full min-w-0 lg:w-auto lg:flex-1">
      <SearchField
        ref={field}
        label={t("search")}
        placeholder={t("searchHint")}
        value={query}
        onChange={({ target }) => onSearch(target.value)}
        trailing={
          <span aria-hidden="true" className="hidden lg:inline">
            <Kbd>/</Kbd>
          </span>
        }
      />
    </div>
  );
}

/** `/` focuses the search, unless in a text field. */
function useSearchKey(onKey: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const writing =
        event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (writing) return;
      event.preventDefault();
      onKey();
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
}

function StatusFilter({ filter, onFilter: onAsk, counts }: ListControlsProps) {
  const t = useTranslations("relationships.list.filter");
  const format = useFormat();
  return (
    <Segmented
      label={t("label")}
      labelHidden
      value={filter.status}
      onChange={(status) => onAsk({ status })}
      options={(["all", "ongoing", "ended"] as const).map((status) => ({
        value: status,
        label: t(status),
        detail: format.number(counts[status]),
      }))}
    />
  );
}

function SortChoice({ filter, onFilter: onAsk }: Omit<ListControlsProps, "counts">) {
  const t = useTranslations("relationships.list.sort");
  return (
    <InlineSelect
      label={t("label")}
      labelHidden
      value={filter.sort}
      onChange={({ target }) => {
        const sort = relationshipSorts.find((candidate) => candidate === target.value);
        if (sort) onAsk({ sort });
      }}
      options={relationshipSorts.map((sort) => ({ value: sort, label: t(sort) }))}
    />
  );
}
