/**
 * The query, kept in memory only, while this journal is open in this tab: private words never enter a URL, the browser's history or
 * storage.
 */
import { createStore, useStore } from "#app/lib/store.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { noFilter, type SearchFilter } from "#domain/journal/search-facets.ts";

export type SearchRequest = { readonly query: string; readonly filter: SearchFilter };

const noRequest: SearchRequest = { query: "", filter: noFilter };

const asked = createStore<{ readonly of: Journal; readonly request: SearchRequest } | null>(null);

export function useSearchRequest(journal: Journal | null) {
  const last = useStore(asked);
  const request = last !== null && last.of === journal ? last.request : noRequest;
  return [
    request,
    (change: Partial<SearchRequest>) => {
      if (journal) asked.set({ of: journal, request: { ...request, ...change } });
    },
  ] as const;
}
