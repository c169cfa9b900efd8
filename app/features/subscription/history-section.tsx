import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerList, LedgerRow } from "#app/ui/lists/ledger.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { HistoryRow } from "#domain/plan/billing.ts";
import { endReasonOf } from "./end-reason.ts";

const columns = "11rem minmax(0,1fr) minmax(0,1.4fr) 8rem";

/** What was paid and changed, the newest first. */
export function HistorySection({ history }: { history: readonly HistoryRow[] }) {
  const t = useTranslations("subscription.history");
  const newestFirst = history.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return (
    <section aria-labelledby="history">
      <Stack gap={4}>
        <Heading id="history">{t("title")}</Heading>
        {newestFirst.length === 0 ? (
          <Text tone="soft">{t("empty")}</Text>
        ) : (
          <LedgerList label={t("title")}>
            {newestFirst.map((row) => (
              <HistoryLine key={row.id} row={row} history={history} />
            ))}
          </LedgerList>
        )}
      </Stack>
    </section>
  );
}

type HistoryLineProps = { row: HistoryRow; history: readonly HistoryRow[] };

function HistoryLine({ row, history }: HistoryLineProps) {
  const t = useTranslations("subscription");
  const format = useFormat();
  const { period_start: start, period_end: end, amount, currency } = row;
  const ended = row.status === "expired" ? endReasonOf(row, history) : null;
  return (
    <LedgerRow columns={columns}>
      <div className="contents @max-ledger:flex @max-ledger:min-w-0 @max-ledger:flex-col @max-ledger:py-3">
        <span className="type-small">{format.instant(row.created_at)}</span>
        <span className="type-body text-ink">
          {t(`planId.${row.plan}`)}
          <span className="text-ink-soft"> · {t(`history.statuses.${row.status}`)}</span>
          {ended && <span className="block type-small">{t(`history.ended.${ended}`)}</span>}
        </span>
        <span className="type-small">
          {start !== null &&
            end !== null &&
            t("history.period", { from: format.instant(start, "short"), to: format.instant(end, "short") })}
        </span>
      </div>
      <span className="type-body text-ink tabular-nums @ledger:text-right">
        {amount !== 0
          ? format.money(amount, currency)
          : row.status === "active" && <span className="type-small text-ink-soft">{t("history.free")}</span>}
      </span>
    </LedgerRow>
  );
}
