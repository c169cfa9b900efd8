/**
 * What is asked, kept in memory only, for as long as this journal is open in this tab: private words never enter an
 * address, the browser's history or the disk.
 */
import { createStore, useStore } from "#app/lib/store.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { noFilter, type SearchFilter } from "#domain/journal/search-facets.ts";

export type SearchQuestion = { readonly query: string; readonly filter: SearchFilter };

export const noQuestion: SearchQuestion = { query: "", filter: noFilter };

const asked = createStore<{ readonly of: Journal; readonly question: SearchQuestion } | null>(null);

export function useSearchQuestion(journal: Journal | null) {
  const last = useStore(asked);
  const question = last !== null && last.of === journal ? last.question : noQuestion;
  return [
    question,
    (change: Partial<SearchQuestion>) => {
      if (journal) asked.set({ of: journal, question: { ...question, ...change } });
    },
  ] as const;
}
