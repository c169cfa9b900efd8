/** Search over everything on this device; the query stays in this tab's memory. */

import type { KeyboardEvent } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { keepLast } from "#app/lib/keep-last.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useJournal } from "#app/store/db/journal.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { UnmappedSearch } from "#app/ui/art/unmapped-search.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Journal } from "#domain/journal/journal.ts";
import { noFilter } from "#domain/journal/search-facets.ts";
import { isSealedAway } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useSealedShown } from "../relationships/list/opened-veils.ts";
import { SearchFilters } from "./search-filters.tsx";
import { SearchLine } from "./search-line.tsx";
import { useSearchRequest } from "./search-request.ts";
import { SearchResults } from "./search-results.tsx";
import { SearchEmpty, SearchStart } from "./search-start.tsx";
import { useFound } from "./use-found.ts";
import { useSearchIndex } from "./use-search-index.ts";

const searchWords = lazyMessages("search", import.meta.glob<LazyChunk<"search">>("./messages.*.ts"));

export function Component() {
  return (
    <WithMessages words={searchWords}>
      <SearchPage />
    </WithMessages>
  );
}

function SearchPage() {
  const t = useTranslations("search");
  const today = useToday();
  const journal = useJournalRows();
  const areSealedShown = useSealedShown();
  const opened = openedVeils(journal, areSealedShown, today);
  const index = useSearchIndex(journal, today, opened);
  const [request, changeRequest] = useSearchRequest(useJournal());
  const found = useFound(index, request);
  usePageTitle(t("title"));
  const isAsked = request.query.trim() !== "";

  return (
    <Page width="middle">
      <Stack gap={6} onKeyDown={(event: KeyboardEvent<HTMLElement>) => walkResults(event)}>
        <Title>{t("title")}</Title>
        <SearchLine
          query={request.query}
          onSearch={(query) => changeRequest(query.trim() === "" ? { query, filter: noFilter } : { query })}
          onEnter={() => document.querySelector<HTMLElement>("a[data-result]")?.click()}
        />
        <Text size="small" tone="soft" role="status" className={isAsked ? undefined : "sr-only"}>
          {isAsked && (found ? t("found", { count: found.documents.length }) : t("reading"))}
        </Text>
        {isAsked && found && (
          <>
            <SearchFilters found={found} onNarrow={(filter) => changeRequest({ filter })} />
            {found.documents.length > 0 ? (
              <SearchResults found={found} />
            ) : (
              <SearchNone
                query={found.request.query.trim()}
                isNarrowed={found.total > 0}
                onClear={() => changeRequest({ filter: noFilter })}
              />
            )}
          </>
        )}
        {!isAsked && (index?.length === 0 ? <SearchEmpty /> : <SearchStart />)}
      </Stack>
    </Page>
  );
}

const openedVeils = keepLast(
  (journal: Journal | undefined, areSealedShown: boolean, today: CalendarDay): ReadonlySet<string> =>
    new Set(
      areSealedShown
        ? journal?.relationships.flatMap((one) => (isSealedAway(one, today) ? [one.id] : []))
        : [],
    ),
);

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** By the arrows, from the line down into the results and back: up from the first result is the line itself. */
function walkResults(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = steps[event.key];
  const isChoosing = event.target instanceof Element && event.target.closest("select") !== null;
  if (step === undefined || isChoosing) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], a[data-result]")];
  const at = places.findIndex((place) => place.contains(document.activeElement));
  const next = places[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

type SearchNoneProps = { query: string; isNarrowed: boolean; onClear: () => void };

/** Nothing was found, or nothing is left of it. */
function SearchNone({ query, isNarrowed, onClear }: SearchNoneProps) {
  const t = useTranslations("search");
  return (
    <EmptyState
      illustration={<UnmappedSearch />}
      sentence={
        <>
          {t(isNarrowed ? "none.narrowed" : "none.text", { query })} {!isNarrowed && t("none.advice")}
        </>
      }
      action={isNarrowed && <TextButton onClick={onClear}>{t("filter.clear")}</TextButton>}
    />
  );
}
