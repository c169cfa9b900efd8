import { useTranslations } from "use-intl/react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { gameWords } from "./game-words.ts";
import { SourceLedger } from "./source-ledger.tsx";
import { useGame } from "./use-game.ts";

type ContributionProps = { relationshipId: string; isShown: boolean; today: CalendarDay };

/** "Game contribution" of the specification: the points of this relationship's entries. `isShown`: not folded. */
export function ContributionSection(props: ContributionProps) {
  return (
    <WithMessages words={gameWords}>
      <Contribution {...props} />
    </WithMessages>
  );
}

function Contribution({ relationshipId, isShown, today }: ContributionProps) {
  const t = useTranslations("game.contribution");
  const { game, isOn } = useGame(today);
  if (!isOn || !game || !isShown) return null;
  const contribution = game.contributions.get(relationshipId);
  return (
    <Stack gap={2} as="section">
      <Heading>{t("title")}</Heading>
      <Text>{t("points", { points: contribution?.points ?? 0 })}</Text>
      {contribution ? (
        <SourceLedger sources={contribution.sources} />
      ) : (
        <Text size="small" tone="soft">
          {t("nothing")}
        </Text>
      )}
      <TextLink to={paths.game} size="small">
        {t("open")}
      </TextLink>
    </Stack>
  );
}
