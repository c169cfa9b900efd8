import { memo, useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { isKeyOn, useKeySwitch } from "#app/lib/single-keys.ts";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { SearchField } from "#app/ui/fields/search-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import type { RelationshipStatus } from "#domain/relationship/relationship.ts";
import { type RelationshipSort, relationshipSorts } from "#domain/relationship/relationship-list.ts";
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
        <StatusFilter status={filter.status} onFilter={onAsk} counts={counts} />
      </div>
      <Inline justify="end" gap={3} className="w-full lg:w-auto">
        {/* The chosen segment shows the number. */}
        <VisuallyHidden role="status">{found}</VisuallyHidden>
        <SortChoice sort={filter.sort} onFilter={onAsk} />
      </Inline>
    </Inline>
  );
}

function SearchLine({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const t = useTranslations("relationships.list");
  const hasKey = useKeySwitch("singleKeys");
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
          hasKey &&
          query === "" && (
            <span aria-hidden="true" className="hidden lg:inline">
              <Kbd>/</Kbd>
            </span>
          )
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
      if (isComposing(event) || !isKeyOn("singleKeys")) return;
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

type Ask = Pick<ListControlsProps, "onFilter">;
type StatusFilterProps = Ask & { status: ListFilter["status"]; counts: StatusCounts };

const StatusFilter = memo(function StatusFilter({ status, onFilter: onAsk, counts }: StatusFilterProps) {
  const t = useTranslations("relationships.list.filter");
  const format = useFormat();
  return (
    <Segmented
      label={t("label")}
      labelHidden
      value={status}
      onChange={(chosen) => onAsk({ status: chosen })}
      options={(["all", "ongoing", "ended"] as const).map((value) => ({
        value,
        label: t(value),
        detail: format.number(counts[value]),
      }))}
    />
  );
});

const SortChoice = memo(function SortChoice({ sort, onFilter: onAsk }: Ask & { sort: RelationshipSort }) {
  const t = useTranslations("relationships.list.sort");
  return (
    <InlineSelect
      label={t("label")}
      labelHidden
      value={sort}
      onChange={({ target }) => {
        const chosen = relationshipSorts.find((candidate) => candidate === target.value);
        if (chosen) onAsk({ sort: chosen });
      }}
      options={relationshipSorts.map((value) => ({ value, label: t(value) }))}
    />
  );
});
