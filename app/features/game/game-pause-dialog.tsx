import { WithMessages } from "#app/messages/with-messages.tsx";
import { useProfile } from "#app/store/profile/profile.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { gameWords } from "./game-words.ts";
import { PauseDialog } from "./pause-dialog.tsx";
import { useGameChoices } from "./use-game-choices.ts";

type GamePauseDialogProps = { today: CalendarDay; onClose: () => void };

/** The pause of the Game for pages that do not show the Game. */
export function GamePauseDialog(props: GamePauseDialogProps) {
  return (
    <WithMessages words={gameWords}>
      <PauseOfProfile {...props} />
    </WithMessages>
  );
}

function PauseOfProfile({ today, onClose }: GamePauseDialogProps) {
  const { pause, sayPaused } = useGameChoices(useProfile()?.game_pauses ?? [], today);
  return <PauseDialog pause={pause} onPaused={sayPaused} onClose={onClose} />;
}
