import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Profile } from "#domain/account/profile.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { EndedList } from "./ended-list.tsx";
import { HiddenList } from "./hidden-list.tsx";
import { MemoryYear } from "./memory-year.tsx";
import type { Memories } from "./use-memories.ts";

type MemoriesViewProps = Memories & { profile: Profile; today: CalendarDay };

export function MemoriesView({ memories, journal, profile, today }: MemoriesViewProps) {
  const t = useTranslations("timeline.memories");
  const format = useFormat();
  const day = format.day(today, "yearless");
  return (
    <Stack gap={10}>
      <Stack gap={8}>
        <Stack gap={2} align="start">
          <Text size="lead">{t(memories.length > 0 ? "lead" : "none", { day })}</Text>
          <TextLink to={paths.calendar} tone="soft" size="small">
            {t("calendar")}
          </TextLink>
        </Stack>
        {memories.map((memory) => (
          <MemoryYear key={memory.day} {...{ memory, journal, today }} />
        ))}
      </Stack>
      <HiddenList profile={profile} relationships={journal.relationships} />
      <EndedList profile={profile} relationships={journal.relationships} />
    </Stack>
  );
}
