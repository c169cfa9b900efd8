import type { ReactNode } from "react";
import { Neatline } from "#app/ui/layout/neatline.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { CarteFrame } from "#app/ui/map/carte-frame.tsx";

type BandFrameProps = {
  label?: string;
  map?: ReactNode;
  /** Over the map on wide screens, below it on phones. */
  children?: ReactNode;
};

/** The map's space on the dashboard, reserved from the first paint to avoid a layout shift. */
export function BandFrame({ label, map, children }: BandFrameProps) {
  const isWide = useIsWide();
  return (
    <section aria-label={label} className="relative lg:pb-7">
      {map ?? <CarteFrame crop={isWide ? "band" : "strip"} />}
      <Neatline />
      {isWide ? children : <div className="min-h-[7.3125rem]">{children}</div>}
    </section>
  );
}
