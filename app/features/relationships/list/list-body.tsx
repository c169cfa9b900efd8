import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { LedgerCaptions } from "./ledger-captions.tsx";
import { ListControls } from "./list-controls.tsx";
import { type ListFilter, readListFilter, writeListFilter } from "./list-filter.ts";
import { RelationshipLedger } from "./relationship-ledger.tsx";
import { SealedLine } from "./sealed-line.tsx";
import { useListed } from "./use-listed.ts";

type ListBodyProps = { relationships: readonly Relationship[]; today: CalendarDay };

/** The controls and the filtered list. */
export function ListBody({ relationships, today }: ListBodyProps) {
  const [filter, ask] = useListFilter();
  const { listed, counts, sealed } = useListed(relationships, filter, today);
  return (
    <Stack gap={4}>
      <ListControls filter={filter} onFilter={ask} counts={counts} />
      {listed.length > 0 ? (
        <div>
          <LedgerCaptions sort={filter.sort} />
          <RelationshipLedger relationships={listed} today={today} />
        </div>
      ) : (
        <NothingFound filter={filter} onClear={() => ask({ query: "", status: "all" })} />
      )}
      {sealed > 0 && <SealedLine count={sealed} />}
    </Stack>
  );
}

/** The filter on screen changes at once; the URL follows, without a history entry. */
function useListFilter() {
  const [search, setSearch] = useSearchParams();
  const [filter, setQuestion] = useState(() => readListFilter(search));

  function changeFilter(change: Partial<ListFilter>) {
    const next = { ...filter, ...change };
    setQuestion(next);
    setSearch(writeListFilter(next), { replace: true, preventScrollReset: true });
  }

  return [filter, changeFilter] as const;
}

function NothingFound({ filter, onClear }: { filter: ListFilter; onClear: () => void }) {
  const t = useTranslations("relationships.list.none");
  const hasQuery = filter.query.trim() !== "";
  return (
    <Stack gap={3} align="start">
      <Text size="lead">
        {hasQuery || filter.status === "all" ? t("query", { query: filter.query.trim() }) : t(filter.status)}
      </Text>
      <TextButton onClick={onClear}>{t("clear")}</TextButton>
    </Stack>
  );
}
