import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { type Overview, overviewSchema } from "#domain/admin/overview.ts";
import { Asked } from "../asking/asked.tsx";
import { useAdminQuestion } from "../asking/use-admin-question.ts";
import { PeriodChoice } from "../chart/period-choice.tsx";
import { usePeriod } from "../chart/use-period.ts";
import { findTroubles } from "./find-troubles.ts";
import { OverviewFigures } from "./overview-figures.tsx";
import { OverviewTables } from "./overview-tables.tsx";
import { overviewWords } from "./overview-words.ts";

export function Component() {
  return (
    <WithMessages words={overviewWords}>
      <OverviewPage />
    </WithMessages>
  );
}

function OverviewPage() {
  const t = useTranslations("adminOverview");
  const [days, setDays] = usePeriod();
  const asked = useAdminQuestion(overviewSchema, `/api/admin/overview?days=${days}`, "keep");
  usePageTitle(t("title"));
  return (
    <Page>
      <Stack gap={4}>
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 lg:flex-nowrap">
          <Stack gap={1}>
            {/* An older answer does not say how things are now. */}
            <Title size="title">
              {asked.answer && asked.problem === null ? <Sentence overview={asked.answer} /> : t("title")}
            </Title>
            {asked.answer && <AsOf overview={asked.answer} />}
          </Stack>
          {/* With the sentence, which would move it. */}
          {asked.answer && <PeriodChoice value={days} onChange={setDays} />}
        </div>
        <Asked asked={asked} waiting={<Skeleton rows={8} words={[110, 170, 170]} />}>
          {(overview) => (
            <div aria-busy={asked.isAsking}>
              <OverviewFigures overview={overview} />
              <OverviewTables overview={overview} />
            </div>
          )}
        </Asked>
      </Stack>
    </Page>
  );
}

/** One sentence first: whether anything needs a look. */
function Sentence({ overview }: { overview: Overview }) {
  const t = useTranslations("adminOverview");
  const format = useFormat();
  const troubles = findTroubles(overview).map((trouble) => t(`trouble.${trouble}`));
  return troubles.length === 0 ? t("well") : t("except", { troubles: format.list(troubles) });
}

function AsOf({ overview: { at, days } }: { overview: Overview }) {
  const t = useTranslations("adminOverview");
  const format = useFormat();
  return (
    <Text size="small" tone="soft">
      {t("asOf", { day: format.instant(at, "full"), time: format.time(at), days })}
    </Text>
  );
}
