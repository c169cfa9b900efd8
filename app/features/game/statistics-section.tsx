import { useTranslations } from "use-intl/react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { gameWords } from "./game-words.ts";
import { SealBoard } from "./seal-board.tsx";
import { Standing } from "./standing.tsx";
import { useGame } from "./use-game.ts";

/** Game status and trophy collection on the statistics page, on every plan (specification, section 2). */
export function GameStatus({ today }: { today: CalendarDay }) {
  return (
    <WithMessages words={gameWords}>
      <StatusSection today={today} />
    </WithMessages>
  );
}

function StatusSection({ today }: { today: CalendarDay }) {
  const t = useTranslations("game");
  const { game, journal, isOn } = useGame(today);
  if (!isOn || !game || !journal) return null;
  return (
    <Stack as="section" gap={6} aria-label={t("title")} className="border-t-(length:--rule) border-ink pt-4">
      <Stack gap={3} align="start">
        <Standing standing={game.standing} size="middle" />
        <TextLink to={paths.game} size="small">
          {t("band.open")}
        </TextLink>
      </Stack>
      <SealBoard seals={game.seals} journal={journal} />
    </Stack>
  );
}
