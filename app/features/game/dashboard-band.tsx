import { WithMessages } from "#app/messages/with-messages.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { GameBand } from "./game-band.tsx";
import { gameWords } from "./game-words.ts";

/** The Game as the dashboard opens on it; fetched after the page's own words. */
export function DashboardBand({ today }: { today: CalendarDay }) {
  return (
    <WithMessages words={gameWords}>
      <GameBand today={today} />
    </WithMessages>
  );
}
