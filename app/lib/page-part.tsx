/**
 * [Note: a page is drawn once] A part of a page that has code of its own comes with the page, not after it: what came after would move
 * what is being read or touched (layout shift). A page waits for its parts and for the rows they show, then draws all of it.
 */
import { type ComponentType, useCallback, useEffect, useSyncExternalStore } from "react";
import { fetchAhead } from "./chunk-reload.ts";
import { createStore, type Store, useStore } from "./store.ts";

type Loaded<Props> = { readonly Part: ComponentType<Props> } | { readonly failure: unknown } | "late";

type PagePart<Props> = {
  /** Nothing until it was loaded. Throws what its loading threw: stands inside an error boundary. */
  readonly Part: ComponentType<Props>;
  readonly loaded: Store<Loaded<Props> | null>;
  /** Said by the page once it is open; idempotent. */
  readonly need: () => void;
};

/** Milliseconds: an open page waits no longer for a part; it then stands without it, and the part comes later. */
const patience = 4_000;

/**
 * Loading starts at once: with the module of the page, which may be a preload of a page that nobody has opened. A failure before the page
 * is open is therefore silent, and the part is requested again when the page needs it.
 */
export function pagePart<Props extends object>(load: () => Promise<ComponentType<Props>>): PagePart<Props> {
  const loaded = createStore<Loaded<Props> | null>(null);
  const take = async () => loaded.set({ Part: await load() });
  const ahead = fetchAhead(take);
  let isNeeded = false;

  function need() {
    if (isNeeded) return;
    isNeeded = true;
    const timer = setTimeout(() => {
      if (loaded.get() === null) loaded.set("late");
    }, patience);
    void ahead
      .then(() => (isHere(loaded.get()) ? undefined : take()))
      .catch((failure: unknown) => loaded.set({ failure }))
      .finally(() => clearTimeout(timer));
  }

  function Part(props: Props) {
    const known = useStore(loaded);
    useEffect(need, []);
    if (!isHere(known)) return null;
    if ("failure" in known) throw known.failure;
    return <known.Part {...props} />;
  }
  return { Part, loaded, need };
}

function isHere<State>(state: State): state is Exclude<State, null | "late"> {
  return state !== null && state !== "late";
}

type AnyPart = { readonly loaded: Pick<Store<unknown>, "get" | "subscribe">; readonly need: () => void };

/** Whether the page need not wait for any of them. `parts`: one array for the life of the module. */
export function useAreLoaded(parts: readonly AnyPart[]): boolean {
  useEffect(() => {
    for (const { need } of parts) need();
  }, [parts]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = parts.map(({ loaded }) => loaded.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [parts],
  );
  return useSyncExternalStore(subscribe, () => parts.every(({ loaded }) => loaded.get() !== null));
}
