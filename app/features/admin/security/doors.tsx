import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type SecurityOverview, securityOverviewSchema, securitySeries } from "#domain/admin/security.ts";
import { Asked } from "../asking/asked.tsx";
import { useAdminQuestion } from "../asking/use-admin-question.ts";
import { useAuditWords } from "../audit/use-audit-words.ts";
import { ChartGroup } from "../chart/chart-group.tsx";
import { PeriodChoice } from "../chart/period-choice.tsx";
import { SmallChart } from "../chart/small-chart.tsx";
import { usePeriod } from "../chart/use-period.ts";
import { ShortTable } from "../table/short-table.tsx";
import { useEventWords } from "../words/use-event-words.ts";

/** Who was turned away by day, how accounts are kept, who is in, and what administrators did. */
export function Doors() {
  const t = useTranslations("adminSecurity");
  const [days, setDays] = usePeriod();
  const asked = useAdminQuestion(securityOverviewSchema, `/api/admin/security?days=${days}`, "keep");
  return (
    <Stack gap={4}>
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-3 lg:flex-nowrap">
        <Text size="lead">{asked.answer ? <Sentence overview={asked.answer} /> : t("asking")}</Text>
        {/* With the sentence, which would move it. */}
        {asked.answer && <PeriodChoice value={days} onChange={setDays} />}
      </div>
      <Asked asked={asked} waiting={<Skeleton rows={6} words={[110, 170, 170]} />}>
        {(overview) => (
          <div aria-busy={asked.isAsking}>
            <Refusals overview={overview} />
            <Kept overview={overview} />
          </div>
        )}
      </Asked>
    </Stack>
  );
}

type Points = SecurityOverview["series"][(typeof securitySeries)[number]];
const sumOf = (points: Points) => points.reduce((sum, { value }) => sum + value, 0);

function Sentence({ overview: { series, factors, days } }: { overview: SecurityOverview }) {
  const t = useTranslations("adminSecurity");
  const { number } = useFormat();
  return t("sentence", {
    days,
    refused: number(sumOf(series.wrong_credentials)),
    locked: sumOf(series.locked),
    factors: number(factors.withAny),
    people: number(factors.people),
  });
}

function Refusals({ overview: { series } }: { overview: SecurityOverview }) {
  const t = useTranslations("adminSecurity");
  const eventWords = useEventWords();
  const { number } = useFormat();
  return (
    <ChartGroup
      title={t("refusals")}
      series={securitySeries.map((kind) => ({ label: eventWords(kind), points: series[kind] }))}
    >
      {securitySeries.map((kind) => (
        <SmallChart
          key={kind}
          label={eventWords(kind)}
          value={number(sumOf(series[kind]))}
          points={series[kind]}
        />
      ))}
    </ChartGroup>
  );
}

function Kept({ overview: { factors, sessions, bannedPeople, acts } }: { overview: SecurityOverview }) {
  const t = useTranslations("adminSecurity");
  const method = useTranslations("adminAudit.session.method");
  const words = useAuditWords();
  const { number } = useFormat();
  return (
    <div className="grid gap-x-10 gap-y-8 border-t-(length:--rule) border-ink pt-5 md:grid-cols-3">
      <Stack as="section" gap={2} aria-labelledby="factors">
        <Heading id="factors" size="label">
          {t("factors.title")}
        </Heading>
        <ShortTable
          caption={t("factors.title")}
          empty={null}
          columns={[t("factors.what"), t("factors.people")]}
          rows={(["people", "withAny", "authenticators", "phones", "passkeys"] as const).map((name) => ({
            id: name,
            cells: [t(`factors.${name === "people" ? "all" : name}`), number(factors[name])],
          }))}
        />
      </Stack>
      <Stack as="section" gap={2} aria-labelledby="open">
        <Heading id="open" size="label">
          {t("open.title")}
        </Heading>
        <ShortTable
          caption={t("open.title")}
          empty={null}
          columns={[t("open.what"), t("open.number")]}
          rows={[
            ...(["open", "people", "remembered", "pending"] as const).map((name) => ({
              id: name,
              cells: [t(`open.${name === "open" ? "all" : name}`), number(sessions[name])],
            })),
            ...sessions.byMethod.map((one) => ({
              id: one.method ?? "unknown",
              cells: [t("open.by", { way: method(one.method ?? "unknown") }), number(one.sessions)],
            })),
            { id: "banned", cells: [t("open.banned"), number(bannedPeople)] },
          ]}
        />
      </Stack>
      <Stack as="section" gap={2} aria-labelledby="acts">
        <Heading id="acts" size="label">
          {t("acts.title")}
        </Heading>
        <ShortTable
          caption={t("acts.title")}
          empty={t("acts.none")}
          columns={[t("acts.what"), t("acts.times")]}
          rows={acts.map(({ action, times }) => ({
            id: action,
            cells: [words.action(action), number(times)],
          }))}
        />
      </Stack>
    </div>
  );
}
