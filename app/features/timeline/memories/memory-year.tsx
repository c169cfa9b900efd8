import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Journal } from "#domain/journal/journal.ts";
import type { Memory } from "#domain/journal/on-this-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { MomentLine } from "../moment-line.tsx";
import { HideButton } from "./hide-button.tsx";
import { peopleOf } from "./people-of.ts";

type MemoryYearProps = { memory: Memory; journal: Journal; today: CalendarDay };

/** What was noted on this day of one other year. */
export function MemoryYear({ memory, journal, today }: MemoryYearProps) {
  const t = useTranslations("timeline.memories");
  const format = useFormat();
  const people = peopleOf(memory, journal);
  const nameOf = (id: string | null) => people.find((one) => one.id === id)?.name;
  const titleId = `memory-${memory.day}`;
  return (
    <Stack as="section" gap={2} aria-labelledby={titleId}>
      <Inline justify="between" align="baseline" gap={3} wrap className="gap-y-0">
        <Heading id={titleId}>
          {capitalise(t("ago", { count: memory.yearsAgo, words: format.inWords(memory.yearsAgo) }))}
        </Heading>
        <Text as="span" size="small" tone="soft">
          {format.day(memory.day, "full")}
        </Text>
      </Inline>
      <ul className="border-b border-line">
        {memory.moments.map((moment) => (
          <li key={moment.id}>
            <MomentLine moment={moment} name={nameOf(moment.relationship_id)} today={today} />
          </li>
        ))}
      </ul>
      <div className="-ml-4">
        <HideButton memory={memory} people={people} />
      </div>
    </Stack>
  );
}
