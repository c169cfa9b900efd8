import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { PlaceName } from "#app/ui/map/place-name.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { LevelStanding } from "#domain/game/level.ts";
import { levels } from "#domain/game/rules.ts";
import { PointsLine } from "./points-line.tsx";

type StandingProps = {
  standing: LevelStanding;
  as?: "h1" | "h2" | undefined;
  size?: "large" | "middle" | undefined;
};

/** The village, the points, and the distance to the next village. */
export function Standing({ standing, as = "h2", size = "large" }: StandingProps) {
  const t = useTranslations("game.standing");
  const format = useFormat();
  const { level, village, points, from, next } = standing;
  const place = next ? capitalise(t("village", { ordinal: format.ordinal(level + 1) })) : t("last");
  const gloss = levels[level]?.gloss ?? "";
  return (
    <Stack gap={2}>
      <div>
        <Text size="small" tone="soft">
          {t("gloss", { village: place, gloss })}
        </Text>
        <PlaceName as={as} size={size}>
          {village}
        </PlaceName>
      </div>
      <PointsLine standing={standing} />
      {next && (
        <DotMeter
          value={points - from}
          max={next.from - from}
          dots={24}
          label={t("meter", {
            points: format.number(points - from),
            all: format.number(next.from - from),
            here: village,
            next: next.village,
          })}
        />
      )}
    </Stack>
  );
}
