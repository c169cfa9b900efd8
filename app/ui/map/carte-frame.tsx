/**
 * The paper the Carte is drawn on: shown alone while the lazy map arrives, and then around it, so nothing moves.
 *
 *   const Carte = lazy(() => import("#app/ui/map/carte.tsx"));
 *   <Suspense fallback={<CarteFrame crop="band" />}><Carte crop="band" level={4} label={…} /></Suspense>
 *
 * `band` opens the dashboard, `phone` and the flatter `strip` do on phones, `full` and `phone-full` are the Game's, `margin`
 * stands beside the doors, `land` is for empty lists. `margin` fills its container; the others take the container's width and set their own height.
 */
import type { ReactNode, Ref } from "react";
import type { Crop } from "./crop.ts";

const shape: Record<Crop, string> = {
  band: "h-[clamp(17.5rem,27.2vw,26.25rem)]",
  phone: "aspect-[390/212] max-h-80",
  strip: "aspect-[390/146] max-h-60",
  full: "aspect-[4/3] max-h-[calc(100dvh-5.5rem)]",
  "phone-full": "aspect-[432/726] max-h-[80dvh]",
  margin: "h-full",
  land: "aspect-[740/282]",
};

export function CarteFrame({
  crop,
  frame,
  children,
}: {
  crop: Crop;
  frame?: Ref<HTMLDivElement>;
  children?: ReactNode;
}) {
  return (
    <div ref={frame} className={`relative w-full overflow-hidden bg-(--m-paper) ${shape[crop]}`}>
      {children}
    </div>
  );
}
