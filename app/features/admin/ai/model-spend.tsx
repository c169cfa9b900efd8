import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { costOf, type ModelPage } from "#domain/admin/model-use.ts";
import type { Setting } from "#domain/admin/server-settings.ts";
import { ChartGroup } from "../chart/chart-group.tsx";
import { SmallChart } from "../chart/small-chart.tsx";
import { isNearLimit } from "./day-limit.ts";
import { seriesOf } from "./model-series.ts";

type ModelSpendProps = { page: ModelPage; settings: readonly Setting[] };

/** Tokens against the limit of a day, and what they cost by the prices that are set. */
export function ModelSpend({ page, settings }: ModelSpendProps) {
  const t = useTranslations("adminAi");
  const { number, money } = useFormat();
  const { days, tokensToday, tokensPerDay, currency } = page;
  const prices = pricesOf(settings);
  const sum = (of: "inputTokens" | "outputTokens") => days.reduce((total, day) => total + day[of], 0);
  const [inputTokens, outputTokens] = [sum("inputTokens"), sum("outputTokens")];
  const short = (tokens: number) => number(tokens, { notation: "compact", maximumFractionDigits: 1 });
  const say = (cost: number) => money(cost, currency);
  const tokens = seriesOf(page, (day) => day.inputTokens + day.outputTokens);
  const cost = prices && seriesOf(page, (day) => costOf(day, prices));
  return (
    <ChartGroup
      title={t("spend")}
      series={[
        { label: t("tokensShort"), points: tokens },
        ...(cost ? [{ label: t("cost"), points: cost, say }] : []),
      ]}
    >
      <SmallChart
        label={t("tokensDay")}
        value={short(tokensToday)}
        points={tokens}
        limit={tokensPerDay === 0 ? null : tokensPerDay}
        say={short}
        isAbnormal={isNearLimit(page)}
        note={t("tokensText", { input: short(inputTokens), output: short(outputTokens) })}
      />
      <SmallChart
        label={t("cost")}
        value={prices ? say(costOf({ inputTokens, outputTokens }, prices)) : "–"}
        {...(cost ? { points: cost, say } : {})}
        note={t(prices ? "costNote" : "noPrices")}
      />
    </ChartGroup>
  );
}

/** Null while none is set. */
function pricesOf(settings: readonly Setting[]) {
  const priceOf = (name: Setting["name"]) => {
    const value = settings.find((setting) => setting.name === name)?.inForce;
    return typeof value === "number" ? value : 0;
  };
  const prices = { input: priceOf("model_input_price"), output: priceOf("model_output_price") };
  return prices.input + prices.output === 0 ? null : prices;
}
