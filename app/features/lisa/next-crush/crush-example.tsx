import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type DemoJournal, demoJournal } from "#domain/demo-life/demo-journal.ts";
import { type LisaPages, visiblePages } from "#domain/lisa/lisa-pages.ts";
import type { LisaLanguage } from "#domain/lisa/reply.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type Analyst, createAnalyst } from "../analyst/analyst.ts";
import { ExamplePages } from "../reply/example-pages.ts";
import { permissionsOf } from "../sight/permissions.ts";
import { CrushSections } from "./crush-sections.tsx";
import { useNextCrush } from "./use-next-crush.ts";

const nothing: readonly string[] = [];

/** The invented journal of the demo, read by an analyst of its own. Nothing of the person's is in it. */
export function CrushExample({ today, language }: { today: CalendarDay; language: LisaLanguage }) {
  const t = useTranslations("lisa.crush");
  const [analyst, setAnalyst] = useState<Analyst | null>(null);
  const [life, setLife] = useState<DemoJournal | null>(null);
  useEffect(() => {
    const own = createAnalyst();
    setAnalyst(own);
    return () => own.end();
  }, []);
  useEffect(() => {
    let isHere = true;
    void readLife(language, today).then((read) => isHere && setLife(read));
    return () => {
      isHere = false;
    };
  }, [language, today]);
  const pages = useMemo<LisaPages | null>(() => life && pagesOf(life, today), [life, today]);
  useEffect(() => {
    if (pages) analyst?.read(pages);
  }, [analyst, pages]);
  const { crush } = useNextCrush({ analyst, pages, removed: nothing, language, today });
  const moods = useMemo(() => new Map(life?.moments.map(({ id, mood }) => [id, mood])), [life]);
  if (crush === "failed") return null;
  if (crush === null || !life) return <Skeleton rows={6} />;
  return (
    <Stack gap={5}>
      <Text tone="soft">{t("example")}</Text>
      <ExamplePages value={moods}>
        <CrushSections
          crush={crush}
          today={today}
          actsOf={null}
          ownWords={
            <ul>
              {life.profile.needs.map(({ id, text }) => (
                <li key={id} className="border-t border-line py-3 type-name">
                  {text}
                </li>
              ))}
            </ul>
          }
          foldLabel={null}
          onFold={() => undefined}
        />
      </ExamplePages>
    </Stack>
  );
}

async function readLife(language: LisaLanguage, today: CalendarDay): Promise<DemoJournal> {
  const { words } =
    language === "fr"
      ? await import("#domain/demo-life/words.fr.ts")
      : await import("#domain/demo-life/words.en.ts");
  return demoJournal({ words, today, timeZone: deviceTimeZone() });
}

function pagesOf(life: DemoJournal, today: CalendarDay): LisaPages {
  const needs = life.profile.needs.map(({ id, on, text }) => ({ id, day: on, text }));
  const person = { firstName: life.profile.first_name, needs };
  return visiblePages(life, person, permissionsOf(life.profile, life.relationships), today);
}
