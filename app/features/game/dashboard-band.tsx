import { WithWords } from "#app/messages/with-words.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { GameBand } from "./game-band.tsx";
import { gameWords } from "./game-words.ts";

/** The Game as the dashboard opens on it; fetched after the page's own words. */
export function DashboardBand({ today }: { today: CalendarDay }) {
  return (
    <WithWords words={gameWords}>
      <GameBand today={today} />
    </WithWords>
  );
}
