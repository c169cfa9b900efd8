import { WithMessages } from "#app/messages/with-messages.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { GameBand } from "./game-band.tsx";
import { gameWords } from "./game-words.ts";

/** The Game on the dashboard; loaded after the page's own text. */
export function DashboardBand({ today }: { today: CalendarDay }) {
  return (
    <WithMessages words={gameWords}>
      <GameBand today={today} />
    </WithMessages>
  );
}
