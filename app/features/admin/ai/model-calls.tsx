import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { firstWordBounds, firstWordOf, type ModelPage } from "#domain/admin/model-use.ts";
import { ChartGroup } from "../chart/chart-group.tsx";
import { SmallChart } from "../chart/small-chart.tsx";
import { drawnWait, seriesOf, waitDrawn } from "./model-series.ts";

/** Calls, those that failed, what was given back for them, and how long the first word took. */
export function ModelCalls({ page }: { page: ModelPage }) {
  const t = useTranslations("adminAi");
  const { number } = useFormat();
  const wait = useWaitWords();
  const sum = (of: "calls" | "failures" | "givenBack") =>
    page.days.reduce((total, day) => total + day[of], 0);
  const [calls, failures] = [sum("calls"), sum("failures")];
  const [half, most] = [firstWordOf(page.waits, 0.5), firstWordOf(page.waits, 0.95)];
  const share = number(failures / calls, { style: "percent", maximumFractionDigits: 1 });
  const days = {
    calls: seriesOf(page, (day) => day.calls),
    failures: seriesOf(page, (day) => day.failures),
    givenBack: seriesOf(page, (day) => day.givenBack),
    half: seriesOf(page, ({ firstWord }) => firstWord && drawnWait(firstWord.half), null),
    most: seriesOf(page, ({ firstWord }) => firstWord && drawnWait(firstWord.most), null),
  };
  const sayWait = (drawn: number) => wait(waitDrawn(drawn));
  return (
    <ChartGroup
      title={t("calls")}
      series={[
        { label: t("calls"), points: days.calls },
        { label: t("failures"), points: days.failures },
        { label: t("givenBack"), points: days.givenBack },
        { label: t("firstWordHalf"), points: days.half, say: sayWait },
        { label: t("firstWordMost"), points: days.most, say: sayWait },
      ]}
    >
      <SmallChart label={t("calls")} value={number(calls)} points={days.calls} />
      <SmallChart
        label={t("failures")}
        value={number(failures)}
        points={days.failures}
        isAbnormal={page.health === "failing"}
        note={t("failureShare", { share })}
      />
      <SmallChart
        label={t("givenBack")}
        value={number(sum("givenBack"))}
        points={days.givenBack}
        note={t("givenBackNote")}
      />
      <SmallChart
        label={t("firstWord")}
        value={half ? wait(half.within) : "–"}
        points={days.half}
        say={sayWait}
        note={most ? t("within", { most: wait(most.within) }) : t("noWords")}
      />
    </ChartGroup>
  );
}

/** @returns words for a bound in milliseconds; null: later than the last one */
function useWaitWords() {
  const t = useTranslations("adminAi");
  const { number } = useFormat();
  const last = firstWordBounds.at(-1) ?? 0;
  const seconds = (milliseconds: number) => number(milliseconds / 1_000, { maximumFractionDigits: 2 });
  return (within: number | null) =>
    within === null ? t("later", { seconds: seconds(last) }) : t("time", { seconds: seconds(within) });
}
