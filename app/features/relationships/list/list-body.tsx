import { useCallback, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { useJournal } from "#app/store/db/journal.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { LedgerCaptions } from "./ledger-captions.tsx";
import { ListControls } from "./list-controls.tsx";
import { keepListQuery, type ListFilter, readListFilter, writeListFilter } from "./list-filter.ts";
import { hideSealed, useSealedShown, useShowSealed } from "./opened-veils.ts";
import { RelationshipLedger } from "./relationship-ledger.tsx";
import { useListed } from "./use-listed.ts";

type ListBodyProps = { relationships: readonly Relationship[]; today: CalendarDay };

/** The controls and the filtered list. */
export function ListBody({ relationships, today }: ListBodyProps) {
  const { filter, followed, ask } = useListFilter();
  const t = useTranslations("relationships.list.folded");
  const { listed, counts, folded, sealed } = useListed(relationships, followed, today);
  return (
    <Stack gap={4}>
      <ListControls filter={filter} onFilter={ask} counts={counts} />
      {listed.length > 0 ? (
        <div>
          <LedgerCaptions sort={followed.sort} />
          <RelationshipLedger relationships={listed} today={today} />
        </div>
      ) : (
        <NothingFound filter={filter} onClear={() => ask({ query: "", status: "all" })} />
      )}
      {folded > 0 && (
        <Text size="small" tone="soft" role="status">
          {t("uncounted", { count: folded })}
        </Text>
      )}
      {sealed > 0 && <SealedLine count={sealed} />}
    </Stack>
  );
}

/** A letter is on screen at once; what follows it, the list and the URL (without a history entry, and without what is searched for), never holds up the next one. */
function useListFilter() {
  const [search, setSearch] = useSearchParams();
  const journal = useJournal();
  const [filter, setFilter] = useState(() => readListFilter(search, journal));
  const followed = useDeferredValue(filter);
  const written = useRef(followed);
  const writeAddress = useEffectEvent((asked: ListFilter) => {
    if (written.current === asked) return;
    const isOtherPage = asked.status !== written.current.status || asked.sort !== written.current.sort;
    written.current = asked;
    keepListQuery(journal, asked.query);
    if (isOtherPage) setSearch(writeListFilter(asked), { replace: true, preventScrollReset: true });
  });
  useEffect(() => writeAddress(followed), [followed]);
  const ask = useCallback(
    (change: Partial<ListFilter>) => setFilter((before) => ({ ...before, ...change })),
    [],
  );
  return { filter, followed, ask };
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

/** The link to sealed relationships. */
function SealedLine({ count }: { count: number }) {
  const t = useTranslations("relationships.list.sealed");
  const areShown = useSealedShown();
  const show = useShowSealed();
  return (
    <Inline gap={2} wrap>
      <Text size="small" tone="soft">
        {t("line", { count })}
      </Text>
      <TextButton
        size="small"
        tone="soft"
        aria-expanded={areShown}
        onClick={() => (areShown ? hideSealed() : void show())}
      >
        {t(areShown ? "hide" : "show", { count })}
      </TextButton>
    </Inline>
  );
}
