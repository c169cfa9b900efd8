import "#app/ui/map/lettering.css";
import { Globe, LocateFixed, Minus, Plus } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { zoomStep } from "#app/ui/map/follow-gestures.ts";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import type { CityGroup } from "#domain/statistics/places.ts";
import { useBook } from "../entry-book.ts";
import { InsetMap } from "./inset-map.tsx";
import type { MappedCity } from "./lay-map.ts";
import { MapSheet } from "./map-sheet.tsx";
import { placed, viewOf } from "./map-view.ts";
import { partRegion } from "./part-region.ts";
import { insetSize, placeInset } from "./place-inset.ts";
import { projectCity } from "./project.ts";
import { useGround, useTowns } from "./use-ground.ts";
import { useMapView } from "./use-map-view.ts";

const nothing = [] as const;

/** The cities on the coasts of the world, at the scale of a city. */
export function WorldMap({ cities, height }: { cities: readonly CityGroup[]; height: number }) {
  const t = useTranslations("statistics.places");
  const [width, setWidth] = useState(0);
  const outer = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const mapped = useMemo<readonly MappedCity[]>(
    () => cities.flatMap((city) => (city.position ? [{ city, ...projectCity(city.position) }] : [])),
    [cities],
  );
  const size = useMemo(() => ({ width, height }), [width, height]);
  const { region, far } = useMemo(() => partRegion(mapped, size), [mapped, size]);
  const { view, zoomBy, goHome, goWorld } = useMapView(outer, picture, region, size);
  const ground = useGround();
  const towns = useTowns(ground !== null && ground !== "failed");
  const { open } = useBook();
  const openCity = useCallback(
    (city: CityGroup) => {
      if (outer.current && !("dragged" in outer.current.dataset)) open(city.label, city.ids);
    },
    [open],
  );
  const inset = useMemo(() => {
    const home = viewOf(region, size);
    return {
      size: insetSize(size),
      ...placeInset(
        region.map((place) => placed(place, home, size)),
        size,
      ),
    };
  }, [region, size]);
  // Not beside the same places on the map.
  const hasInset = far.some((place) => {
    const { x, y } = placed(place, view, size);
    return x < 0 || x > width || y < 0 || y > height;
  });
  const taken = useMemo(() => (hasInset ? [inset.box] : nothing), [hasInset, inset]);

  useEffect(() => {
    const element = outer.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  return (
    <div>
      <div className="relative">
        <div
          ref={outer}
          role="application"
          aria-label={`${t("map")}. ${t("keys")}`}
          style={{ height }}
          className="relative touch-pan-y overflow-hidden border border-ink bg-(--m-seatone) select-none"
        >
          {width > 0 && ground !== "failed" && (
            <div ref={picture} className="relative" style={{ width, height }}>
              <MapSheet
                ground={ground}
                towns={towns}
                cities={mapped}
                view={view}
                size={size}
                taken={taken}
                label={t("map")}
                onOpen={openCity}
              />
            </div>
          )}
          <VisuallyHidden role="status">{ground === null ? t("loading") : ""}</VisuallyHidden>
          {ground === "failed" && <p className="max-w-[20rem] p-4 type-small">{t("failed")}</p>}
        </div>
        {width > 0 && ground !== "failed" && hasInset && (
          <InsetMap
            ground={ground}
            cities={far}
            size={inset.size}
            corner={inset.corner}
            label={t("inset", { count: far.length })}
            onOpen={({ label, ids }) => open(label, ids)}
          />
        )}
      </div>
      <div className="mt-2 flex gap-1 print:hidden">
        <IconButton icon={Plus} label={t("zoomIn")} onClick={() => zoomBy(zoomStep)} />
        <IconButton icon={Minus} label={t("zoomOut")} onClick={() => zoomBy(1 / zoomStep)} />
        <IconButton icon={LocateFixed} label={t("home")} onClick={goHome} />
        <IconButton icon={Globe} label={t("world")} onClick={goWorld} />
        <p className="hidden flex-1 self-center type-caption text-ink-soft pointer-coarse:block">
          {t("touch")}
        </p>
      </div>
    </div>
  );
}
