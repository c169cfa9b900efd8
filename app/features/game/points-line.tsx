import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { PlaceName } from "#app/ui/map/place-name.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { LevelStanding } from "#domain/game/level.ts";

/** "1 240 points, 160 before Grand Cœur" */
export function PointsLine({ standing: { points, next } }: { standing: LevelStanding }) {
  const t = useTranslations("game.standing");
  const format = useFormat();
  return (
    <Text>
      {t.rich("points", {
        count: points,
        points: format.number(points),
        b: (text) => <b className="font-semibold">{text}</b>,
      })}
      {next ? (
        <>
          {", "}
          {t.rich("before", {
            missing: format.number(next.missing),
            next: next.village,
            b: (text) => <b className="font-semibold">{text}</b>,
            place: (text) => <PlaceName tone="accent">{text}</PlaceName>,
          })}
        </>
      ) : (
        `. ${t("arrived")}`
      )}
    </Text>
  );
}
