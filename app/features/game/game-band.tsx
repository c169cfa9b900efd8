import { lazy } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Seal as SealDrawing } from "#app/ui/art/seal.tsx";
import { Cartouche } from "#app/ui/layout/cartouche.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { CarteFrame } from "#app/ui/map/carte-frame.tsx";
import type { Size } from "#app/ui/map/map-box.ts";
import { PlaceName } from "#app/ui/map/place-name.tsx";
import type { MapBox } from "#app/ui/map/villages.ts";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { Game } from "#domain/game/game.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { BandFrame } from "./band-frame.tsx";
import { PointsLine } from "./points-line.tsx";
import { glyphOf, sortSeals } from "./seal-style.ts";
import { Standing } from "./standing.tsx";
import { useGame } from "./use-game.ts";
import { useSealWords } from "./use-seal-words.ts";

const Carte = lazy(async () => ({ default: (await import("#app/ui/map/carte.tsx")).Carte }));

const shownSeals = 3;

/** What the plate covers of the map's lower left: it begins at the page's left edge and stands over the map's lower edge. */
function underPlate({ width, height }: Size): MapBox {
  const gutter = 60;
  const left = Math.max(gutter, (width - 1160) / 2);
  return { x: left, y: height - 220, width: 344, height: 220 };
}

/** The map with the current village, the points and the next seal; nothing while the Game is off. */
export function GameBand({ today }: { today: CalendarDay }) {
  const t = useTranslations("game");
  const isWide = useIsWide();
  const { game, isOn, pause } = useGame(today);
  if (!isOn) return null;
  const crop = isWide ? "band" : "strip";
  if (!game) return <BandFrame label={t("title")} />;
  const label = t("map.label", { village: game.standing.village });
  const map = (
    <SectionBoundary fallback={<CarteFrame crop={crop} />} isOrnament>
      <Carte
        crop={crop}
        level={game.standing.level}
        label={label}
        covered={isWide ? underPlate : undefined}
      />
    </SectionBoundary>
  );
  return (
    <BandFrame label={t("title")} map={map}>
      {isWide ? (
        <Plate game={game} isPaused={pause !== null} />
      ) : (
        <Strip game={game} isPaused={pause !== null} />
      )}
    </BandFrame>
  );
}

/** On wide screens it lies on the map, over its lower edge. */
function Plate({ game, isPaused }: { game: Game; isPaused: boolean }) {
  const t = useTranslations("game.band");
  return (
    <div className="absolute inset-x-0 bottom-2 mx-auto max-w-wide-page px-(--page-gutter)">
      <div className="w-[21.5rem]">
        <Cartouche>
          <Stack gap={4}>
            <Standing standing={game.standing} size="middle" />
            {isPaused && (
              <Text size="small" tone="soft">
                {t("paused")}
              </Text>
            )}
            <Inline justify="between" align="end">
              <SealRow game={game} />
              <TextLink to={paths.game} size="small">
                {t("open")}
              </TextLink>
            </Inline>
          </Stack>
        </Cartouche>
      </div>
    </div>
  );
}

/** On phones it is below the map, on two lines. */
function Strip({ game: { standing, next }, isPaused }: { game: Game; isPaused: boolean }) {
  const t = useTranslations("game.band");
  const sealWords = useSealWords();
  return (
    <div className="px-(--page-gutter) pt-3">
      <Inline justify="between" align="end" gap={3}>
        <PlaceName as="h2" size="small">
          {standing.village}
        </PlaceName>
        {standing.next && (
          <span className="flex-none pb-3">
            <DotMeter
              value={standing.points - standing.from}
              max={standing.next.from - standing.from}
              dots={10}
              label=""
            />
          </span>
        )}
      </Inline>
      <PointsLine standing={standing} />
      <Inline justify="between" align="baseline" gap={4} className="border-b border-line pt-1 pb-3">
        <Text size="small" tone="soft" className="min-w-0">
          {isPaused ? t("paused") : next ? t("next", { name: sealWords(next).name }) : ""}
        </Text>
        <span className="flex-none">
          <TextLink to={paths.game} size="small">
            {t("open")}
          </TextLink>
        </span>
      </Inline>
    </div>
  );
}

function SealRow({ game }: { game: Game }) {
  const t = useTranslations("game.band");
  const sealWords = useSealWords();
  const latest = sortSeals(game.seals)
    .filter(({ earned }) => earned)
    .slice(0, shownSeals);
  return (
    <Inline gap={1}>
      {latest.map((seal) => {
        const { name, standing } = sealWords(seal);
        return (
          <SealDrawing
            key={seal.id}
            glyph={glyphOf[seal.id]}
            state="earned"
            size={36}
            label={`${name}. ${standing}`}
          />
        );
      })}
      {game.next && (
        <SealDrawing
          glyph={glyphOf[game.next.id]}
          state="known"
          size={36}
          label={t("next", { name: sealWords(game.next).name })}
        />
      )}
    </Inline>
  );
}
