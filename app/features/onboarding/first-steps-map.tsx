import { Fragment, lazy } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { SectionBoundary } from "#app/words/section-boundary.tsx";

/** Loaded with the page; if that fails, its place stays blank. */
const drawing = import("#app/ui/map/village-stamp.tsx").then(
  ({ VillageStamp }) => ({ default: VillageStamp }),
  () => ({ default: () => null }),
);
const Stamp = lazy(() => drawing);

/** A hamlet, two villages, a town of the Carte: one more than there are steps. */
const villages = [0, 2, 4, 9] as const;

/** How far one is, as a road from village to village; the words beside it say the same. Road and villages come at once: a village has its own width. */
export function FirstStepsMap({ step, count }: { step: number; count: number }) {
  return (
    <div aria-hidden="true" className="h-16 pt-5 lg:h-22">
      <SectionBoundary isOrnament>
        <div className="flex h-full items-end gap-2">
          {villages.slice(0, count + 1).map((village, at) => (
            <Fragment key={village}>
              {at > 0 && (
                <span
                  className={classNames(
                    "mb-3 h-0.75 min-w-3 flex-1",
                    at < step ? "dotted-under" : "dotted-ahead",
                  )}
                />
              )}
              <span className="h-full min-w-0">
                <Stamp index={village} isLit={at < step} />
              </span>
            </Fragment>
          ))}
        </div>
      </SectionBoundary>
    </div>
  );
}
