import { WithMessages } from "#app/messages/with-messages.tsx";
import { useMoments } from "#app/store/moments/moments.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { OpenedLetters } from "./list/letters.tsx";
import { momentsWords } from "./moments-words.ts";

/** On the day a letter opens, a line says so; nothing on other days. */
export function LettersSection({ today }: { today: CalendarDay }) {
  const opened = (useMoments() ?? []).filter(({ sealed_until }) => sealed_until === today);
  if (opened.length === 0) return null;
  return (
    <WithMessages words={momentsWords}>
      <OpenedLetters letters={opened} />
    </WithMessages>
  );
}
