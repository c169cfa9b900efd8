import { use } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { placeLine } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useMomentWords } from "../moment-words.ts";
import { MomentPhotos } from "../path/moment-photos.ts";
import { MomentMark } from "../path/path-glyph.tsx";
import { HideButton } from "./hide-button.tsx";
import { chosenOf, peopleOf } from "./people-of.ts";
import type { Memories } from "./use-memories.ts";

type MemoryCardProps = Memories & { today: CalendarDay };

/** The latest memory of this day, in the person's own words; nothing at all when there is none. */
export function MemoryCard({ memories, journal, today }: MemoryCardProps) {
  const t = useTranslations("timeline.memories");
  const format = useFormat();
  const words = useMomentWords(today);
  const photoOf = use(MomentPhotos);
  const [memory] = memories;
  const moment = memory && chosenOf(memory);
  if (!memory || !moment) return null;
  const others = memories.reduce((sum, { moments }) => sum + moments.length, 0) - 1;
  const people = peopleOf(memory, journal);
  const name = people.find(({ id }) => id === moment.relationship_id)?.name;
  const text = words.excerpt(moment);
  return (
    <Stack as="section" gap={2} aria-labelledby="memory-title">
      <Inline justify="between" align="start" className="-mr-2.5">
        <Heading id="memory-title" className="pt-2">
          {capitalise(t("agoToday", { count: memory.yearsAgo, words: format.inWords(memory.yearsAgo) }))}
        </Heading>
        <HideButton memory={memory} people={people} isSmall />
      </Inline>
      <Link to={paths.moment(moment.id)} className="group flex items-start gap-5">
        {photoOf?.(moment.id)}
        <span className="min-w-0">
          <span className="line-clamp-4 wrap-anywhere type-lead decoration-line-strong decoration-1 underline-offset-(--underline-gap) group-hover:underline">
            {text === "" || moment.is_milestone ? words.title(moment) : t("quote", { text })}
          </span>
          <span className="mt-2 flex items-center gap-2.5 type-small text-ink-soft">
            <MomentMark
              moment={moment}
              today={today}
              size={22}
              label={words.mood(moment.mood) ?? undefined}
            />
            {[name, placeLine(moment)].filter(Boolean).join(", ") || format.day(memory.day)}
          </span>
        </span>
      </Link>
      <p className="type-small">
        <TextLink to={paths.memories} tone="soft">
          {others > 0 ? t("more", { count: others }) : t("all")}
        </TextLink>
      </p>
    </Stack>
  );
}
