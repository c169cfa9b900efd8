import { Maximize, Minus, Plus } from "lucide-react";
import { lazy, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Neatline } from "#app/ui/layout/neatline.tsx";
import { useIsMiddle } from "#app/ui/layout/use-is-wide.ts";
import { CarteFrame } from "#app/ui/map/carte-frame.tsx";
import { zoomStep } from "#app/ui/map/follow-gestures.ts";
import { PlaceName } from "#app/ui/map/place-name.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { LevelStanding } from "#domain/game/level.ts";
import { levels } from "#domain/game/rules.ts";
import { useCarteView } from "./use-carte-view.ts";

const Carte = lazy(async () => ({ default: (await import("#app/ui/map/carte.tsx")).Carte }));

/** The Carte at full size: pan, zoom, open a village. */
export function GameMap({ standing }: { standing: LevelStanding }) {
  const t = useTranslations("game.map");
  const crop = useIsMiddle() ? "full" : "phone-full";
  const element = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const { view, zoom, goHome } = useCarteView(element, picture, crop);
  const [openPlace, setOpenPlace] = useState<number | null>(null);
  const { level, village } = standing;
  const stateOf = (place: number) =>
    place === level ? "here" : place < level ? "reached" : place === level + 1 ? "next" : "far";

  function choose(place: number) {
    if (element.current && "dragged" in element.current.dataset) return;
    setOpenPlace(place === openPlace ? null : place);
  }
  return (
    <>
      <div className="relative">
        <div
          ref={element}
          role="application"
          aria-label={`${t("label", { village })} ${t("keys")}`}
          className="relative cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing"
        >
          <SectionBoundary fallback={<CarteFrame crop={crop} />}>
            <Carte
              crop={crop}
              level={level}
              view={view ?? undefined}
              picture={picture}
              label={t("label", { village })}
              onVillage={choose}
              villageLabel={(place) =>
                t("village", { state: stateOf(place), village: levels[place]?.village ?? "" })
              }
            />
          </SectionBoundary>
          {view && <Edge />}
        </div>
        <div className="absolute right-3 bottom-3 flex flex-col border border-ink bg-ground lg:right-8 lg:bottom-8 print:hidden">
          <IconButton icon={Plus} label={t("zoomIn")} onClick={() => zoom(zoomStep)} />
          <IconButton icon={Minus} label={t("zoomOut")} onClick={() => zoom(1 / zoomStep)} />
          {view && <IconButton icon={Maximize} label={t("whole")} onClick={goHome} />}
        </div>
        <div
          role="status"
          className="absolute bottom-3 left-3 max-w-[calc(100%-5.5rem)] lg:bottom-8 lg:left-8"
        >
          {openPlace !== null && <VillageNote place={openPlace} standing={standing} />}
        </div>
      </div>
      <p className="hidden px-(--page-gutter) pt-2 type-caption text-ink-soft pointer-coarse:block lg:px-0">
        {t("touch")}
      </p>
    </>
  );
}

/** The sheet's own frame is out of sight: the part that is seen has one of its own. */
function Edge() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div className="absolute inset-y-0 left-0 flex">
        <Neatline upright />
      </div>
      <div className="absolute inset-y-0 right-0 flex">
        <Neatline upright />
      </div>
      <div className="absolute inset-x-0 top-0">
        <Neatline />
      </div>
      <div className="absolute inset-x-0 bottom-0">
        <Neatline />
      </div>
    </div>
  );
}

function VillageNote({ place, standing }: { place: number; standing: LevelStanding }) {
  const t = useTranslations("game.map");
  const format = useFormat();
  const village = levels[place];
  if (!village) return null;
  const from = format.number(village.from);
  const { level, points } = standing;
  const said = [
    place === 0 ? t("start") : place <= level ? t("reached", { from }) : "",
    place === level ? t("here") : "",
    place === level + 1 ? t("next", { from, missing: format.number(village.from - points) }) : "",
    place > level + 1 ? t("far", { from }) : "",
  ];
  return (
    <div className="border border-ink bg-ground px-4 py-2.5">
      <PlaceName size="middle">{village.village}</PlaceName>
      <p className="type-small text-ink-soft">{said.filter(Boolean).join(" ")}</p>
    </div>
  );
}
