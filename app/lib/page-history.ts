/**
 * [Note: Back] The browser's history as a person means it: Back closes what lies on top and keeps the page beneath as it is. The router
 * moves by it (`pageNavigator`), so that both agree.
 *
 * Each open overlay has an entry of its own above its page's, with the same address and a height (`over`: 1 for the first, 2 for one upon it).
 * Only open overlays have one: whatever closes otherwise takes its entry away, a page that is opened from an overlay stands in its entry's
 * place, and an entry that is come upon without its overlay (by Forward, after a reload) is left again. The one exception is an overlay that
 * `returns`: its entry stays below the page that is opened from it, for whoever comes back.
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
/** The pages, by the keys of their entries, that were left through an overlay which returns. */
const leftFrom = new Set<string>();
const waiting: (() => void)[] = [];
let page: Page | null = null;
/** Of the entry that the browser is at. */
let height = 0;
/** How many overlays of the page that was come back to have yet to open. */
let awaited = 0;
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
  if (readEntry().idx === null) history.replaceState({ ...history.state, idx: 0 }, "");
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
  if (overlays.length >= awaited) awaited = 0;
  if (overlays.length > height) settleOverlays();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    settleSoon();
  };
}

/** Makes the entries those of the open overlays. Called when a page stands, so that what was open on the one before is gone. */
export function settleOverlays(): void {
  clearTimeout(settling);
  if (step) return;
  const wanted = Math.max(overlays.length, awaited);
  while (height < wanted) {
    height += 1;
    history.pushState({ ...history.state, over: height }, "");
  }
  if (height > wanted) walk(wanted - height);
}

/** One overlay often gives way to the next, or to a page: their entry is then the same. */
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
      if (kept > 0) leftFrom.add(readEntry().location.key);
      const above = height - kept;
      if (above === 0) write("pushState");
      else down(above - 1, write);
    });
  },
  replace(to, state) {
    const write = turnTo(NavigationType.Replace, to, state, page?.idx ?? 0);
    act(() => down(height, write));
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
  const key = Math.random().toString(36).slice(2, 10);
  const next = { pathname: "/", search: "", hash: "", ...path, state, key };
  page = { idx, location: next };
  awaited = 0;
  tell?.({ location: next, navigationType });
  return (how: "pushState" | "replaceState", over = 0) => {
    height = over;
    history[how]({ usr: state, key, idx, over }, "", createPath(next));
  };
}

/** Writes a page so many entries below. The one that is left belongs to it then: Forward finds it, and leaves it again. */
function down(steps: number, write: ReturnType<typeof turnTo>): void {
  const below = readEntry().idx;
  write("replaceState", steps);
  walk(-steps, () => write("replaceState"), below);
}

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
  height = entry.height;
  awaited = 0;
  const isHere = isAt(entry);
  for (const { close } of overlays.slice(isHere ? height : 0).reverse()) close();
  if (isHere) {
    settleSoon();
    return;
  }
  page = entry;
  if (leftFrom.delete(entry.location.key)) awaited = height;
  tell?.({ location: entry.location, navigationType: NavigationType.Pop });
}
