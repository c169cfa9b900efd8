import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { DaySeries, Overview } from "#domain/admin/overview.ts";
import { ChartGroup } from "../chart/chart-group.tsx";
import { SmallChart } from "../chart/small-chart.tsx";
import { useSize } from "../words/use-size.ts";
import { findTroubles, type Trouble } from "./find-troubles.ts";

const sumOf = (series: DaySeries) => series.reduce((sum, { value }) => sum + (value ?? 0), 0);

/** Figures of the whole server, each with its days where they are counted. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const troubles = new Set(findTroubles(overview));
  return (
    <div className="border-b-(length:--rule) border-ink">
      <People overview={overview} />
      <Money overview={overview} troubles={troubles} />
      <Lisa overview={overview} troubles={troubles} />
      <Server overview={overview} troubles={troubles} />
    </div>
  );
}

type GroupProps = { overview: Overview; troubles: ReadonlySet<Trouble> };

function People({ overview: { people } }: Pick<GroupProps, "overview">) {
  const t = useTranslations("adminOverview.people");
  const { number } = useFormat();
  return (
    <ChartGroup
      title={t("title")}
      series={[
        { label: t("active"), points: people.active },
        { label: t("signUps"), points: people.signUps },
      ]}
    >
      <SmallChart
        label={t("accounts")}
        value={number(people.total)}
        note={t("unconfirmed", { count: people.unconfirmed })}
      />
      <SmallChart
        label={t("active")}
        value={number(people.activeDay)}
        points={people.active}
        note={t("activeLong", { week: number(people.activeWeek), month: number(people.activeMonth) })}
      />
      <SmallChart label={t("signUps")} value={number(sumOf(people.signUps))} points={people.signUps} />
      <SmallChart
        label={t("deleting")}
        value={number(people.deleting)}
        note={t("banned", { count: people.banned })}
      />
    </ChartGroup>
  );
}

function Money({ overview: { revenue }, troubles }: GroupProps) {
  const t = useTranslations("adminOverview.money");
  const { number, money } = useFormat();
  const say = (amount: number) => money(amount, revenue.currency);
  return (
    <ChartGroup title={t("title")} series={[{ label: t("taken"), points: revenue.taken, say }]}>
      <SmallChart
        label={t("perMonth")}
        value={say(Math.round(revenue.perMonth))}
        note={t("paying", { count: revenue.paying })}
      />
      <SmallChart label={t("taken")} value={say(sumOf(revenue.taken))} points={revenue.taken} say={say} />
      <SmallChart
        label={t("ended")}
        value={number(revenue.ended)}
        note={
          revenue.churn === null
            ? t("begun", { count: revenue.begun })
            : t("churn", {
                count: revenue.begun,
                churn: number(revenue.churn, { style: "percent", maximumFractionDigits: 1 }),
              })
        }
      />
      <SmallChart
        label={t("problems")}
        value={number(revenue.paymentProblems)}
        isAbnormal={troubles.has("payments")}
        note={t("problemsNote")}
      />
    </ChartGroup>
  );
}

function Lisa({ overview: { ai }, troubles }: GroupProps) {
  const t = useTranslations("adminOverview.lisa");
  const { number } = useFormat();
  const [month, before] = ai.months;
  const short = (tokens: number) => number(tokens, { notation: "compact", maximumFractionDigits: 1 });
  return (
    <ChartGroup
      title={t("title")}
      series={[
        { label: t("calls"), points: ai.calls },
        { label: t("failures"), points: ai.failures },
        { label: t("tokens"), points: ai.tokens },
      ]}
    >
      <SmallChart
        label={t("replies")}
        value={number(month?.replies ?? 0)}
        note={t("repliesNote", { people: month?.people ?? 0, before: number(before?.replies ?? 0) })}
      />
      <SmallChart
        label={t("calls")}
        value={number(sumOf(ai.calls))}
        points={ai.calls}
        note={ai.model === "" ? t("noModel") : ai.model}
      />
      <SmallChart
        label={t("failures")}
        value={number(sumOf(ai.failures))}
        points={ai.failures}
        isAbnormal={troubles.has("model")}
      />
      <SmallChart
        label={t("tokens")}
        value={short(ai.tokens.at(-1)?.value ?? 0)}
        points={ai.tokens}
        say={short}
        limit={ai.tokenLimit}
        isAbnormal={troubles.has("tokens")}
      />
    </ChartGroup>
  );
}

function Server({ overview: { storage, database, mail, errors }, troubles }: GroupProps) {
  const t = useTranslations("adminOverview.server");
  const { number } = useFormat();
  const size = useSize();
  return (
    <ChartGroup
      title={t("title")}
      series={[
        { label: t("errors"), points: errors },
        { label: t("media"), points: storage.media, say: size },
      ]}
    >
      <SmallChart
        label={t("errors")}
        value={number(errors.at(-1)?.value ?? 0)}
        points={errors}
        isAbnormal={troubles.has("errors")}
        note={t("errorsNote")}
      />
      <SmallChart
        label={t("media")}
        value={size(storage.mediaBytes)}
        points={storage.media}
        say={size}
        note={t("mediaNote", {
          files: storage.mediaFiles,
          unfinished: storage.unfinishedUploads,
          text: size(storage.textBytes),
        })}
      />
      <SmallChart
        label={t("database")}
        value={size(database.bytes)}
        isAbnormal={troubles.has("connections") || troubles.has("writes")}
        note={t(database.isRefusingWrites ? "refusing" : "connections", {
          used: number(database.connections),
          most: number(database.mostConnections),
        })}
      />
      <SmallChart
        label={t("mail")}
        value={number(mail.sent)}
        isAbnormal={troubles.has("mail")}
        note={t(mail.kind === "sink" ? "mailSink" : "mailNote", { failed: mail.failed })}
      />
    </ChartGroup>
  );
}
