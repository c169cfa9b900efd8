import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Figure } from "#app/ui/type/figure.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { PreviewResponse } from "#domain/plan/billing.ts";
import type { PlanId } from "#domain/plan/plan.ts";

type ChangeBillProps = { preview: PreviewResponse; from: PlanId };

/** The bill of a change: the rest of the old plan, the new one, the amount due now and the next charge. */
export function ChangeBill({ preview, from }: ChangeBillProps) {
  const t = useTranslations("subscription.change");
  const tPlan = useTranslations("subscription.planId");
  const format = useFormat();
  const money = (amount: number) => format.money(amount, preview.currency);
  const { lines } = preview;
  /** One credit and one charge have texts of our own; otherwise the provider's descriptions are shown. */
  const isPlain = lines.length === 2 && lines.filter(({ amount }) => amount < 0).length === 1;
  const labelOf = ({ description, amount }: (typeof lines)[number]) =>
    !isPlain
      ? description
      : amount < 0
        ? t("rest", { plan: tPlan(from) })
        : t("fresh", { plan: tPlan(preview.plan_id), date: format.instant(preview.nextPeriodEnd) });
  return (
    <Stack gap={2}>
      <table className="w-full border-b border-line type-body">
        <caption className="pb-2 text-left type-label">{t("lines")}</caption>
        <tbody>
          {lines.map((line) => (
            <BillRow
              key={`${line.description} ${line.amount}`}
              label={labelOf(line)}
              amount={money(line.amount)}
            />
          ))}
          {preview.creditLeft > 0 && <BillRow label={t("credit")} amount={money(preview.creditLeft)} />}
          <tr className="border-t-(length:--rule) border-ink">
            <th scope="row" className="py-2.5 pr-4 text-left type-label">
              {t("due")}
            </th>
            <td className="py-2 text-right">
              <Figure>{money(preview.amountDue)}</Figure>
            </td>
          </tr>
        </tbody>
      </table>
      <Text size="small" tone="soft">
        {t("next", { amount: money(preview.nextAmount), date: format.instant(preview.nextPeriodEnd) })}
      </Text>
    </Stack>
  );
}

function BillRow({ label, amount }: { label: string; amount: string }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-4 text-left font-normal text-ink-soft">
        {label}
      </th>
      <td className="py-2 text-right whitespace-nowrap tabular-nums">{amount}</td>
    </tr>
  );
}
