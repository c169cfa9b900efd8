import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { actPoints, acts, levels, rhythmRules, trophies, trophyKinds } from "#domain/game/rules.ts";

/** The rules as the devices read them (domain/game/rules.ts), each with what it does. */
export function GameRules() {
  const t = useTranslations("adminGame");
  const { number } = useFormat();
  const { shownWeeks, weeksPerFreeze, mostFreezes, pauseWeeksAfterEnd } = rhythmRules;
  return (
    <>
      <Rules title={t("points")} lead={t("pointsLead")}>
        {acts.map((act) => (
          <Line key={act} label={t(`act.${act}`)}>
            {t("each", { points: actPoints[act] })}
          </Line>
        ))}
      </Rules>
      <Rules title={t("villages")}>
        {levels.map(({ village, gloss, from }) => (
          <Line key={village} label={<span lang="fr">{t("village", { name: village, gloss })}</span>}>
            {t("from", { points: number(from) })}
          </Line>
        ))}
      </Rules>
      <Rules title={t("sealRules")}>
        {trophyKinds.map((kind) => {
          const own = trophies.filter((trophy) => trophy.kind === kind);
          return (
            <Line key={kind} label={t(`kind.${kind}`)}>
              {t("sealCount", { count: own.length, hidden: own.filter(({ isHidden }) => isHidden).length })}
            </Line>
          );
        })}
      </Rules>
      <Stack gap={2} as="section">
        <Heading>{t("rhythm")}</Heading>
        <Text>
          {t("rhythmText", {
            weeks: number(shownWeeks),
            perFreeze: number(weeksPerFreeze),
            most: number(mostFreezes),
            rest: number(pauseWeeksAfterEnd),
          })}
        </Text>
        <Text size="small" tone="soft">
          {t("fixed")}
        </Text>
      </Stack>
    </>
  );
}

type RulesProps = { title: string; lead?: string; children: ReactNode };

function Rules({ title, lead, children }: RulesProps) {
  return (
    <Stack gap={3} as="section">
      <Heading>{title}</Heading>
      {lead && <Text size="small">{lead}</Text>}
      <dl className="max-w-middle-page border-b border-line">{children}</dl>
    </Stack>
  );
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2">
      <dt className="type-body text-ink">{label}</dt>
      <dd className="type-small text-ink-soft">{children}</dd>
    </div>
  );
}
