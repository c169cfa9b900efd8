import "#app/ui/map/lettering.css";
import { Globe, LocateFixed, Minus, Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { zoomStep } from "#app/ui/map/follow-gestures.ts";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import type { CityGroup } from "#domain/statistics/places.ts";
import { useBook } from "../entry-book.ts";
import { detailScale, drawCoasts, regionOf } from "./draw-coasts.ts";
import type { RegionName } from "./lay-region-names.ts";
import { MapSheet } from "./map-sheet.tsx";
import type { Coasts } from "./open-coasts.ts";
import { projectCity, projectWorld } from "./project.ts";
import { readCoasts } from "./read-coasts.ts";
import { readWorld, type World } from "./read-world.ts";
import { seaNames } from "./sea-names.ts";
import { useMapView } from "./use-map-view.ts";

export type MappedCity = { readonly city: CityGroup; readonly x: number; readonly y: number };

/** The cities on the outline of the world, at the scale of a city. */
export function WorldMap({ cities, height }: { cities: readonly CityGroup[]; height: number }) {
  const t = useTranslations("statistics.places");
  const [world, setWorld] = useState<World | "failed" | null>(null);
  const [width, setWidth] = useState(0);
  const outer = useRef<HTMLDivElement>(null);
  const mapped = useMemo<readonly MappedCity[]>(
    () =>
      cities.flatMap((city) => {
        const at = city.position && projectCity(city.position);
        return at ? [{ city, ...at }] : [];
      }),
    [cities],
  );
  const drawn = useMemo(
    () =>
      world &&
      world !== "failed" &&
      projectWorld(
        world,
        mapped.flatMap(({ city }) => city.position ?? []),
      ),
    [world, mapped],
  );
  const size = useMemo(() => ({ width, height }), [width, height]);
  const { view, zoomBy, goHome, goWorld } = useMapView(outer, mapped, size);
  const { open } = useBook();
  const coasts = useCoasts();
  const isNear = view.scale >= detailScale && width > 0;
  const { left, top, right, bottom } = regionOf(view, size);
  const near = useMemo(
    () => (coasts && isNear ? drawCoasts(coasts, { left, top, right, bottom }) : null),
    [coasts, isNear, left, top, right, bottom],
  );
  const regions = useRegionNames(near ? coasts : null);

  useEffect(() => {
    let isGone = false;
    readWorld().then(
      (read) => isGone || setWorld(read),
      () => isGone || setWorld("failed"),
    );
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    const element = outer.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const element = outer.current;
    if (!element) return;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || "dragged" in element.dataset) return;
      const name = target.closest("[data-city]")?.getAttribute("data-city");
      const city = cities.find(({ label }) => label === name);
      if (city) open(city.label, city.ids);
    };
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [cities, open]);

  return (
    <div>
      <div
        ref={outer}
        role="application"
        aria-label={`${t("map")}. ${t("keys")}`}
        style={{ height }}
        className="touch-pan-y overflow-hidden border border-ink bg-(--m-seatone) select-none"
      >
        {width > 0 && world !== "failed" && (
          <MapSheet
            world={drawn || null}
            coasts={near}
            regions={regions}
            cities={mapped}
            view={view}
            size={size}
            label={t("map")}
          />
        )}
        <VisuallyHidden role="status">{world === null ? t("loading") : ""}</VisuallyHidden>
        {world === "failed" && <p className="max-w-[20rem] p-4 type-small">{t("failed")}</p>}
      </div>
      <div className="mt-2 flex gap-1 print:hidden">
        <IconButton icon={Plus} label={t("zoomIn")} onClick={() => zoomBy(zoomStep)} />
        <IconButton icon={Minus} label={t("zoomOut")} onClick={() => zoomBy(1 / zoomStep)} />
        <IconButton icon={LocateFixed} label={t("home")} onClick={goHome} />
        <IconButton icon={Globe} label={t("world")} onClick={goWorld} />
      </div>
    </div>
  );
}

/** null until they are there; without them the outline of the whole world stays. */
function useCoasts(): Coasts | null {
  const [coasts, setCoasts] = useState<Coasts | null>(null);
  useEffect(() => {
    let isGone = false;
    readCoasts().then(
      (read) => isGone || setCoasts(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return coasts;
}

/** Seas first: there are few, and they say where one is. */
function useRegionNames(coasts: Coasts | null): readonly RegionName[] {
  const t = useTranslations("statistics.places.sea");
  const format = useFormat();
  return useMemo(
    () =>
      coasts
        ? [
            ...seaNames.map(({ sea, x, y }) => ({ id: `sea ${sea}`, name: t(sea), x, y })),
            ...coasts.countries.map(({ code, x, y }) => ({ id: code, name: format.country(code), x, y })),
          ]
        : [],
    [coasts, t, format],
  );
}
