import { useTranslations } from "use-intl/react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { gameWords } from "./game-words.ts";
import { useGame } from "./use-game.ts";

type CellProps = { relationshipId: string; today: CalendarDay };

/** The points of this relationship's entries, in the space of a short fact. */
export function ContributionCell(props: CellProps) {
  return (
    <WithMessages words={gameWords}>
      <Points {...props} />
    </WithMessages>
  );
}

function Points({ relationshipId, today }: CellProps) {
  const t = useTranslations("game.contribution");
  const { game } = useGame(today);
  // As tall as what comes, so that nothing moves.
  if (!game) return "\u00A0";
  return t("short", { points: game.contributions.get(relationshipId)?.points ?? 0 });
}
