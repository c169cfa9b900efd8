import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { isRecord } from "#app/lib/person.ts";
import { type MoodName, moods } from "#domain/moment/moment.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import type { MomentFilter } from "./list-moments.ts";

/**
 * Person and mood are in the address. A tag is the person's own word and never enters one: it is kept beside, in the history entry, so
 * that going back and reloading keep it too.
 */
export function useMomentFilter(): readonly [MomentFilter, (change: Partial<MomentFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const { state, key } = useLocation();
  const asked = search.get("mood");
  const filter: MomentFilter = {
    of: search.get("of") || null,
    mood: isMoodName(asked) ? moods[asked] : null,
    tag: isRecord(state) && typeof state.tag === "string" ? state.tag : null,
  };
  // What was asked for last, which may not be on screen yet: a second quick choice is added to it.
  const last = useRef(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place in the history asks for something else
  useEffect(() => {
    last.current = filter;
  }, [key]);
  function change(to: Partial<MomentFilter>): void {
    last.current = { ...last.current, ...to };
    const { of, mood, tag } = last.current;
    const face = moodName(mood);
    setSearch(
      { ...(of === null ? {} : { of }), ...(face ? { mood: face } : {}) },
      { state: tag === null ? null : { tag }, preventScrollReset: true },
    );
  }
  return [filter, change];
}

function isMoodName(text: string | null): text is MoodName {
  return text !== null && Object.hasOwn(moods, text);
}
