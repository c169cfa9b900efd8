import { type RefObject, useEffect, useState } from "react";
import { isComposing } from "#app/lib/composing.ts";

type Tip = {
  readonly mark: Element;
  readonly label: string;
  /** Pixels in the chart: the middle of the mark, and its upper edge. */
  readonly x: number;
  readonly y: number;
};

/** Half of the widest tip: it stays within the chart. */
const halfWidth = 104;

/**
 * What a mark stands for, beside it: where it has the focus, and at the first touch, of which the second opens it. A mouse has the
 * browser's own, and a screen reader the name of the mark.
 */
export function MarkTip({ box, width }: { box: RefObject<HTMLElement | null>; width: number }) {
  const tip = useTip(box);
  if (!tip) return null;
  const x = Math.min(Math.max(tip.x, halfWidth), Math.max(halfWidth, width - halfWidth));
  return (
    <span
      aria-hidden="true"
      data-tip=""
      style={{ left: x, top: tip.y, maxWidth: halfWidth * 2 }}
      className="pointer-events-none absolute z-10 w-max -translate-x-1/2 -translate-y-[calc(100%+6px)] rounded-(--radius-field) border border-line-strong bg-raised px-2 py-1 type-small wrap-anywhere text-ink print:hidden"
    >
      {tip.label}
    </span>
  );
}

function useTip(box: RefObject<HTMLElement | null>): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null);
  const told = tip?.mark ?? null;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const tell = (target: EventTarget | null) => {
      const found = target instanceof Element ? tipOf(target, element) : null;
      setTip(found);
      return found;
    };
    const onFocus = ({ target }: FocusEvent) =>
      tell(target instanceof Element && target.matches(":focus-visible") ? target : null);
    const onBlur = () => setTip(null);
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && !isComposing(event) && setTip(null);
    const onClick = (event: MouseEvent) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
      const mark = event.target instanceof Element ? event.target.closest("[data-mark]") : null;
      if (mark !== null && mark === told) return;
      if (!tell(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener("focusin", onFocus);
    element.addEventListener("focusout", onBlur);
    element.addEventListener("keydown", onKeyDown);
    element.addEventListener("click", onClick, { capture: true });
    return () => {
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("focusout", onBlur);
      element.removeEventListener("keydown", onKeyDown);
      element.removeEventListener("click", onClick, { capture: true });
    };
  }, [box, told]);
  return tip;
}

/** Null outside a mark, and for one that its own letters name. */
function tipOf(target: Element, box: Element): Tip | null {
  const mark = target.closest("[data-mark]");
  const label = mark?.getAttribute("aria-label");
  if (!mark || !label) return null;
  const [place, frame] = [mark.getBoundingClientRect(), box.getBoundingClientRect()];
  return { mark, label, x: place.left + place.width / 2 - frame.left, y: place.top - frame.top };
}
