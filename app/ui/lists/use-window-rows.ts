import { observeWindowOffset, useWindowVirtualizer, windowScroll } from "@tanstack/react-virtual";
import {
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

type WindowRows = {
  readonly count: number;
  /** Pixels, before a row was measured. */
  readonly estimateSize: (index: number) => number;
  /** Rows beyond each edge of the window; they come after the first ones are on screen. */
  readonly overscan: number;
  readonly getItemKey: (index: number) => string | number;
  /** Pixels above the list, before it was measured. */
  readonly estimateTop?: number;
  /** Pixels at the top of the window that something covers: a row that is gone to stands below. */
  readonly scrollPaddingStart?: number;
  /** Its children are the rows shown, measured one by one; without it each row gets `measure`. */
  readonly list?: RefObject<HTMLElement | null>;
};

type WindowRow = { readonly index: number; readonly key: string | number | bigint };

/** Until the place of the list on the page is known. */
const firstOverscan = 1;

/** A long list in the page's own scroll: only the rows near the window are drawn, each at its own height; all of them on paper. */
export function useWindowRows({ list, overscan, estimateTop = 0, ...options }: WindowRows) {
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(estimateTop);
  const isDrawn = useDeferredValue(true, false);
  const isPrinted = useIsPrinted();
  const hasScrolled = useRef(false);
  const rows = useWindowVirtualizer({
    ...options,
    overscan: isDrawn ? overscan : firstOverscan,
    scrollMargin: top,
    // Known before anything is drawn: otherwise the first render has no rows, and the page is laid out twice.
    initialRect: { width: innerWidth, height: innerHeight },
    // While React renders, the window still has the place of the page before; once this page stands, its own.
    initialOffset: 0,
    observeElementOffset: (instance, tell) => {
      tell(window.scrollY, false);
      return observeWindowOffset(instance, tell);
    },
    // The first call is to where the window is already, and would lay the page out at once.
    scrollToFn: (offset, how, instance) => {
      if (hasScrolled.current) windowScroll(offset, how, instance);
      hasScrolled.current = true;
    },
    // Rows are measured while React is at work, where it may not be made to draw at once.
    useFlushSync: list === undefined,
  });
  const near = rows.getVirtualItems();
  const { count, getItemKey } = options;
  const shown: readonly WindowRow[] = isPrinted
    ? Array.from({ length: count }, (_, index) => ({ index, key: getItemKey(index) }))
    : near.map(({ index, key }) => ({ index, key }));
  const first = shown[0]?.index ?? 0;

  useLayoutEffect(() => {
    // Heights on paper are not those of the window.
    if (isPrinted) return;
    // Not while it scrolls: asking then would lay the page out twice for every frame.
    if (!rows.isScrolling) {
      const measured = (place.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      // Later: what is on screen is right whatever it is.
      startTransition(() => setTop(measured));
    }
    for (const [at, row] of [...(list?.current?.children ?? [])].entries()) {
      rows.resizeItem(first + at, row.getBoundingClientRect().height);
    }
  });

  return {
    rows,
    shown,
    first,
    /** The ref of a row that is measured by itself. */
    measure: isPrinted ? undefined : rows.measureElement,
    /** The height of all rows together; the rendered ones are offset by `shift`. */
    room: { ref: place, style: isPrinted ? undefined : { height: rows.getTotalSize() } },
    shift: isPrinted ? undefined : { transform: `translateY(${(near[0]?.start ?? top) - top}px)` },
  };
}

/** Whether the page is on its way to paper, which does not scroll; true before the browser lays the sheets out. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(() => matchMedia("print").matches);
  useEffect(() => {
    const paper = matchMedia("print");
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    // A preview that is told by the medium alone.
    const follow = ({ matches }: MediaQueryListEvent) => setPrinted(matches);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    paper.addEventListener("change", follow);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
      paper.removeEventListener("change", follow);
    };
  }, []);
  return isPrinted;
}
