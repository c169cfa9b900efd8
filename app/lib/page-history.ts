/**
 * [Note: Back] The browser's history as a person means it: Back closes what lies on top and keeps the page beneath as it is. The router
 * moves by it (`pageNavigator`), so that both agree.
 *
 * Each open overlay has an entry above its page's, with the same address and a height (`over`: 1 for the first, 2 for one upon it). Back leaves
 * that entry, and the overlay is asked to close. Closed otherwise, its entry is spent: it serves the next overlay, the next page stands in its
 * place, and a step back from it goes on to what the person sees beneath. Nothing moves when an overlay closes, so no step of ours ends a
 * navigation to another document. An overlay that `returns` keeps its entry below the page that is opened from it, for whoever comes back.
 *
 * The history moves later than it is told to, so what is asked meanwhile waits (`act`); the router is told of a page at once.
 */
import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from "react-router";

type Overlay = { readonly close: () => void; readonly returns: boolean };

/** The router numbers the pages of one visit from 0; null where the browser made the entry, by a link to a place on the page. */
type Page = { readonly idx: number | null; readonly location: Location };

/** What `turnTo` writes; null of an entry that the browser made. */
type Entry = {
  readonly usr?: unknown;
  readonly key?: string;
  readonly idx?: number | null;
  readonly over?: number;
};

export type Place = { readonly location: Location; readonly navigationType: NavigationType };

type Timer = ReturnType<typeof setTimeout>;

/** Milliseconds, after which a step is not waited for any longer: the browser may drop one. */
const longestStep = 1_000;

/** The lowest first. */
const overlays: Overlay[] = [];
/** The pages, by the keys of their entries, that another one was put in place of while something lay above them. */
const replaced = new Set<string>();
const waiting: (() => void)[] = [];
let page: Page | null = null;
/** Of the entry that the browser is at. */
let height = 0;
let step: {
  readonly to: number | null;
  readonly then?: (() => void) | undefined;
  readonly end?: Timer;
} | null = null;
let settling: Timer | undefined;
/** Null where the pages are not those of the browser's history. */
let tell: ((place: Place) => void) | null = null;

function readEntry(): Page & { readonly height: number } {
  const { usr = null, key = "default", idx = null, over = 0 }: Entry = history.state ?? {};
  const { pathname, search, hash } = location;
  return { idx, height: over, location: { pathname, search, hash, state: usr, key } };
}

/** The page that the address leads to; the first call of a visit numbers it. */
export function currentPage(): Location {
  if (page) return page.location;
  addEventListener("popstate", arrive);
  if (readEntry().idx === null) history.replaceState({ ...history.state, idx: 0, key: newKey() }, "");
  const entry = readEntry();
  page = entry;
  height = entry.height;
  return page.location;
}

/** @param listener is told of every page that is come to, by `push`, `replace` and the browser. Undone by what it gives. */
export function followPages(listener: (place: Place) => void): () => void {
  tell = listener;
  return () => {
    tell = null;
  };
}

/** Puts an entry above the page's while an overlay is open; Back calls `close`. Undone by what it gives. */
export function pushOverlay(close: () => void, returns: boolean): () => void {
  currentPage();
  const overlay = { close, returns };
  overlays.push(overlay);
  settleOverlays();
  return () => void overlays.splice(overlays.indexOf(overlay), 1);
}

/** Gives each open overlay its entry. Called when a page stands, so that what was open on the one before is gone. */
export function settleOverlays(): void {
  clearTimeout(settling);
  if (step) return;
  while (height < overlays.length) {
    height += 1;
    history.pushState({ ...history.state, over: height }, "");
  }
}

/** Once what was asked to close is gone; a question that stays has its entry again. */
function settleSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(settleOverlays);
}

export const pageNavigator: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : createPath(to)),
  push(to, state) {
    const write = turnTo(NavigationType.Push, to, state, (page?.idx ?? 0) + 1);
    act(() => {
      const others = overlays.findIndex(({ returns }) => !returns);
      const kept = Math.min(height, others < 0 ? overlays.length : others);
      write(height > kept ? "replaceState" : "pushState");
    });
  },
  replace(to, state) {
    const write = turnTo(NavigationType.Replace, to, state, page?.idx ?? 0);
    act(() => {
      // Its own entry lies below then: nothing stops there any more.
      if (height > 0) replaced.add(readEntry().location.key);
      write("replaceState");
    });
  },
  go(steps) {
    act(() => walk(steps < 0 ? steps - height : steps, come));
  },
};

/** Takes the last pages off the way back: the page that is then put in place of this one stands in place of them all. */
export function takeBack(pages: number): void {
  if (!tell || !page) return;
  const to = (page.idx ?? 0) - pages;
  page = { ...page, idx: to };
  act(() => walk(-pages - height, undefined, to));
}

/** Leaves for another document in place of this page: no overlay's entry keeps the page on the way back. */
export function leaveFor(url: string): void {
  act(() =>
    walk(-height, () => {
      // The last step: one that began now would end the leaving.
      step = { to: null };
      location.replace(url);
    }),
  );
}

/** Tells the router at once; what it gives writes the entry. */
function turnTo(navigationType: NavigationType, to: To, state: unknown, idx: number) {
  const path = typeof to === "string" ? parsePath(to) : to;
  const key = newKey();
  const next = { pathname: "/", search: "", hash: "", ...path, state, key };
  page = { idx, location: next };
  tell?.({ location: next, navigationType });
  return (how: "pushState" | "replaceState", over = 0) => {
    height = over;
    history[how]({ usr: state, key, idx, over }, "", createPath(next));
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function act(what: () => void): void {
  if (step) waiting.push(what);
  else what();
}

/** @param to the number of the page that it leads to */
function walk(steps: number, then?: () => void, to = readEntry().idx): void {
  if (steps === 0) {
    then?.();
    return;
  }
  step = { to, then, end: setTimeout(arrive, longestStep) };
  history.go(steps);
}

function arrive(): void {
  if (step) {
    const { to, then, end } = step;
    clearTimeout(end);
    step = null;
    const entry = readEntry();
    height = entry.height;
    // Another one where a person went back at the same moment.
    if (to === entry.idx) then?.();
    else come();
    while (!step && waiting.length > 0) waiting.shift()?.();
    if (step) return;
    if (!isAt(readEntry())) come();
    settleSoon();
  } else come();
}

function isAt({ idx, location }: Page): boolean {
  return page !== null && idx === page.idx && createPath(location) === createPath(page.location);
}

/** The person went somewhere, or the router did for them. */
function come(): void {
  const entry = readEntry();
  const before = height;
  height = entry.height;
  // One number is one page: the other one was replaced, also before a reload.
  if (entry.idx !== null && entry.idx === page?.idx && entry.location.key !== page.location.key) {
    walk(-height - 1, come);
    return;
  }
  if (replaced.has(entry.location.key)) {
    walk(1, come);
    return;
  }
  if (!isAt(entry)) {
    // What stands below that height is of the page that is come back to, where it was not left yet: the router draws later.
    closeFrom(height);
    page = entry;
    tell?.({ location: entry.location, navigationType: NavigationType.Pop });
    return;
  }
  if (height >= before) return;
  const isSpent = before > overlays.length;
  // Where the entry that was left was spent, meant is what the person saw: the overlay beneath it, or the page.
  if (isSpent && overlays.length === 0) walk(-height - 1, come);
  else closeFrom(isSpent ? Math.min(height, overlays.length - 1) : height);
  settleSoon();
}

function closeFrom(lowest: number): void {
  for (const { close } of overlays.slice(lowest).reverse()) close();
}
