import type { ReactNode } from "react";
import { PathLine } from "#app/ui/art/path-line.tsx";
import { classNames } from "#app/ui/styles/class-names.ts";

type PathStepProps = {
  /** Beside the glyph from 1200 px on; where there is less room, it is said under the title. */
  date?: string | undefined;
  glyph?: ReactNode;
  /** What leads down to the next step: ink, dots, or nothing after the first day of all. */
  line: "ink" | "gap" | "none";
  seed: number;
  children: ReactNode;
};

/** One row of the path: its day, its knot on the line, its words. */
export function PathStep({ date, glyph, line, seed, children }: PathStepProps) {
  return (
    <div className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 wide:grid-cols-[96px_44px_minmax(0,1fr)] wide:gap-x-4">
      <p className="hidden pt-1.75 text-right type-small text-ink-soft wide:block">{date}</p>
      <div className="flex flex-col items-center">
        {glyph && <div className="grid min-h-9 place-items-center">{glyph}</div>}
        {line !== "none" && (
          <div className="relative min-h-6 w-6 flex-1">
            <div
              className={classNames("absolute overflow-hidden", line === "gap" ? "inset-y-0.5" : "inset-y-1")}
            >
              <div className="h-full min-h-20">
                <PathLine kind={line} seed={seed} />
              </div>
            </div>
          </div>
        )}
      </div>
      <div className={classNames("min-w-0", line === "none" ? "" : "pb-5")}>{children}</div>
    </div>
  );
}
