import { useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { UnmappedStatistics } from "#app/ui/art/unmapped-statistics.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Journal } from "#domain/journal/journal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { tellLife } from "./life-story.ts";
import { LifelineChart } from "./lifeline-chart.tsx";
import { LifelineLegend } from "./lifeline-legend.tsx";
import { LifelineTable } from "./lifeline-table.tsx";
import { lifeWords } from "./lifeline-words.ts";

type LifelineViewProps = {
  /** Without what is folded or sealed. */
  journal: Journal;
  /** How many are folded away; the sealed ones are not spoken of. */
  folded: number;
  today: CalendarDay;
};

export function LifelineView({ journal, folded, today }: LifelineViewProps) {
  const t = useTranslations("timeline.lifeline");
  const format = useFormat();
  const [asTable, setTable] = useState(false);
  const story = useMemo(() => tellLife(journal, today), [journal, today]);
  const { told } = story;
  const { sentence, notes } = lifeWords(story, folded, { t, format });
  if (sentence === null) {
    return (
      <Stack gap={5}>
        <EmptyState
          illustration={<UnmappedStatistics />}
          sentence={t("empty")}
          action={
            <ButtonLink to={paths.list} variant="primary">
              {t("emptyAction")}
            </ButtonLink>
          }
        />
        <Notes notes={notes} />
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text size="lead">{sentence}</Text>
        <Text size="small" tone="soft">
          {t("base")}{" "}
          <TextButton tone="soft" onClick={() => setTable(!asTable)}>
            {t(asTable ? "showChart" : "showTable")}
          </TextButton>
        </Text>
      </Stack>
      {asTable ? (
        <LifelineTable told={told} today={today} />
      ) : (
        <>
          <LifelineLegend />
          <LifelineChart told={told} today={today} />
        </>
      )}
      <Notes notes={notes} />
    </Stack>
  );
}

/** Who is not drawn. */
function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <Text key={note} size="small" tone="soft">
      {note}
    </Text>
  ));
}
