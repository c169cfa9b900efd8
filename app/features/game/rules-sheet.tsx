import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { PlaceName } from "#app/ui/map/place-name.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { actPoints, acts, levels, rhythmRules } from "#domain/game/rules.ts";

/** Rendered from the domain's rules, so that the text always matches what is counted. */
export function RulesSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("game");
  const format = useFormat();
  return (
    <Sheet
      open
      onOpenChange={onClose}
      closeLabel={t("close")}
      title={t("rules.title")}
      description={t("rules.lead")}
    >
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading>{t("rules.points")}</Heading>
          <dl>
            {acts.map((act) => (
              <div
                key={act}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2.5"
              >
                <dt className="type-button">{t(`sources.${act}`)}</dt>
                <dd className="type-button">{t("rules.point", { count: actPoints[act] })}</dd>
                <dd className="col-span-full type-small text-ink-soft">{t(`rules.act.${act}`)}</dd>
              </div>
            ))}
          </dl>
        </Stack>
        <Stack gap={2}>
          <Heading>{t("rules.never")}</Heading>
          <Text>{t("rules.neverText")}</Text>
        </Stack>
        <Stack gap={2}>
          <Heading>{t("rules.rhythm")}</Heading>
          <Text>
            {t("rules.rhythmText", {
              weeks: capitalise(format.inWords(rhythmRules.weeksPerFreeze, "f")),
              most: format.inWords(rhythmRules.mostFreezes),
              rest: format.inWords(rhythmRules.pauseWeeksAfterEnd, "f"),
            })}
          </Text>
        </Stack>
        <Stack gap={2}>
          <Heading>{t("rules.villages")}</Heading>
          <ol>
            {levels.map(({ village, from }) => (
              <li
                key={village}
                className="flex items-baseline justify-between gap-4 border-t border-line py-2"
              >
                <PlaceName>{village}</PlaceName>
                <span className="type-small text-ink-soft">
                  {t("rules.village", { count: from, from: format.number(from) })}
                </span>
              </li>
            ))}
          </ol>
        </Stack>
      </Stack>
    </Sheet>
  );
}
