import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Journal } from "#domain/journal/journal.ts";
import { useSearchIndex } from "./use-search-index.ts";

const today = "2026-07-14";
const opened: ReadonlySet<string> = new Set();

test("a journal that has not changed is not read again when the search is opened again", async () => {
  const journal: Journal = { relationships: [], moments: [], media: [] };
  const first = await renderHook(() => useSearchIndex(journal, today, opened));
  await expect.poll(() => first.result.current).toBeDefined();
  const index = first.result.current;
  await first.unmount();
  const seen: unknown[] = [];
  const open = (of: Journal) => renderHook(() => seen.push(useSearchIndex(of, today, opened)));
  await open(journal);
  expect(seen[0]).toBe(index);
  seen.length = 0;
  await open({ ...journal });
  expect(seen[0]).toBeUndefined();
});
