import { type ReactNode, useEffect, useRef } from "react";
import { isComposing } from "#app/lib/composing.ts";
import { useWidth } from "#app/ui/layout/use-width.ts";
import { MarkTip } from "./mark-tip.tsx";

type ChartFrameProps = {
  /** The chart's description for screen readers; its table has the data. */
  label: string;
  height: number | ((width: number) => number);
  /** Drawn in pixels of the screen, so that its letters keep their size at every width. */
  children: (width: number) => ReactNode;
};

/** A chart as wide as its place. Marks (`data-mark`) are one stop for Tab; the arrows go from one to the next. */
export function ChartFrame({ label, height, children }: ChartFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  useArrowSteps(box);
  const tall = Math.round(typeof height === "number" ? height : height(width || 320));
  return (
    <div ref={box} className="relative min-w-0" data-chart>
      <svg
        width={width || "100%"}
        height={tall}
        viewBox={`0 0 ${width || 320} ${tall}`}
        className="block max-w-full overflow-visible print:h-auto"
        aria-label={label}
      >
        {width > 0 && children(width)}
      </svg>
      <MarkTip box={box} width={width} />
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function useArrowSteps(box: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const marks = () => [...element.querySelectorAll<SVGElement>("[data-mark]")];
    const first = marks()[0];
    if (first && !element.querySelector('[data-mark][tabindex="0"]')) first.setAttribute("tabindex", "0");
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const all = marks();
      const at = all.findIndex((mark) => mark.matches(":focus"));
      const next =
        event.key === "Home"
          ? all[0]
          : event.key === "End"
            ? all.at(-1)
            : all[at + (steps[event.key] ?? Number.NaN)];
      if (at < 0 || !next) return;
      event.preventDefault();
      all[at]?.setAttribute("tabindex", "-1");
      next.setAttribute("tabindex", "0");
      next.focus();
    };
    element.addEventListener("keydown", onKeyDown);
    return () => element.removeEventListener("keydown", onKeyDown);
  });
}
