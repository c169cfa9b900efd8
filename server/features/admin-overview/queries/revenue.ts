import { planIds } from "#domain/plan/plan.ts";
import type { Transaction } from "#server/db/database.ts";
import { dayOf, readSeries, type Span, startOf } from "#server/features/admin/queries/day-series.ts";
import { column } from "#server/row-shape.ts";

const planCount = { plan_id: column.text.oneOf(planIds), paid: column.int4, given: column.int4 };

/** People by plan: those whose subscription runs at the provider, and those whom one was given. */
export const readPlanCounts = (tx: Transaction) =>
  tx.rows({
    text: `select coalesce(b.plan_id, 'free') as plan_id, (count(*) filter (where p.stripe_subscription_id is not null))::int4 as paid,
        (count(*) filter (where p.stripe_subscription_id is null))::int4 as given
      from profiles p left join billing b on b.user_id = p.id
      group by 1`,
    row: planCount,
  });

const moves = { payment_problems: column.int4, begun: column.int4, ended: column.int4 };

/** First payments and ends of paid plans; a plan that was given ends without anyone leaving. */
export async function readMoves(tx: Transaction, span: Span) {
  const [row] = await tx.rows({
    text: `select
        (select count(*)::int4 from billing where payment_problem) as payment_problems,
        (select count(*)::int4 from (
          select 1 from subscription_history h where h.created_at >= $1 and h.amount > 0 and h.status = 'active'
            and not exists (select from subscription_history e where e.user_id = h.user_id and e.amount > 0 and e.created_at < $1)
          group by h.user_id) first) as begun,
        (select count(distinct h.user_id)::int4 from subscription_history h
          where h.created_at >= $1 and h.status = 'expired' and h.fact not like 'expired:granted:%') as ended`,
    values: [startOf(span)],
    row: moves,
  });
  return row ?? { payment_problems: 0, begun: 0, ended: 0 };
}

/** @param currency three capital letters */
export const readTaken = (tx: Transaction, span: Span, currency: "USD" | "EUR") =>
  readSeries(
    tx,
    span,
    `select ${dayOf("created_at")} as day, sum(amount)::float8 as value from subscription_history
     where created_at >= $1 and amount > 0 and status = 'active' and currency = '${currency}' group by 1`,
    0,
  );
