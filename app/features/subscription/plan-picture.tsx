import { lazy } from "react";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { PlanName } from "#domain/plan/plan.ts";

/** Loaded with the page; if that fails, its place stays blank. */
const drawing = import("#app/ui/map/village-stamp.tsx").then(
  ({ VillageStamp }) => ({ default: VillageStamp }),
  () => ({ default: () => null }),
);
const Stamp = lazy(() => drawing);

/** A hamlet, a village, a town (the Carte's first, fifth and last). */
const villageOf: Readonly<Record<PlanName, number>> = { free: 0, plus: 4, pro: 9 };
const sizes: Readonly<Record<PlanName, string>> = {
  free: "h-11",
  plus: "h-16",
  pro: "h-20",
};

export function PlanPicture({ plan, isReached }: { plan: PlanName; isReached: boolean }) {
  return (
    <div className={sizes[plan]} aria-hidden="true">
      <SectionBoundary isOrnament>
        <Stamp index={villageOf[plan]} isLit={isReached} />
      </SectionBoundary>
    </div>
  );
}
