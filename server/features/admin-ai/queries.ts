/** How the model outside was used: counts of days, reasons and waits, of nobody (migration 0009). */
import { createHash } from "node:crypto";
import { firstWordOf, type ModelPage } from "#domain/admin/model-use.ts";
import { contractText } from "#domain/lisa/model/model-prompt.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

type Counts = Pick<ModelPage, "days" | "waits" | "failures">;

/** @param since `2026-11-01`, UTC */
export async function readModelCounts(tx: Transaction, since: string): Promise<Counts> {
  const values = [since];
  const [days, waits, failures] = await Promise.all([
    tx.rows({
      text: `select u.day::text as day, sum(u.calls) as calls, sum(u.failures) as failures,
          sum(u.input_tokens)::bigint as input, sum(u.output_tokens)::bigint as output,
          coalesce((select sum(o.given_back) from model_outcomes o where o.day = u.day), 0) as given_back
        from model_use u where u.day >= $1::date group by u.day order by u.day`,
      values,
      row: {
        day: column.text,
        calls: column.int8,
        failures: column.int8,
        input: column.int8,
        output: column.int8,
        given_back: column.int8,
      },
    }),
    tx.rows({
      text: `select day::text as day, first_word_within as within, sum(calls) as calls from model_outcomes
        where day >= $1::date and first_word_within > 0 group by day, first_word_within order by 1, 2`,
      values,
      row: { day: column.text, within: column.int4, calls: column.int8 },
    }),
    tx.rows({
      text: `select outcome as reason, sum(calls) as calls from model_outcomes
        where day >= $1::date and outcome not in ('answered', 'stopped') group by outcome order by 2 desc, 1`,
      values,
      row: { reason: column.text, calls: column.int8 },
    }),
  ]);
  const waitsOf = Map.groupBy(waits, ({ day }) => day);
  return {
    days: days.map(({ given_back: givenBack, input: inputTokens, output: outputTokens, ...day }) => ({
      ...day,
      givenBack,
      inputTokens,
      outputTokens,
      firstWord: firstWordsOf(waitsOf.get(day.day) ?? []),
    })),
    waits: [...Map.groupBy(waits, ({ within }) => within)]
      .map(([within, of]) => ({ within, calls: of.reduce((sum, { calls }) => sum + calls, 0) }))
      .toSorted((a, b) => a.within - b.within),
    failures,
  };
}

function firstWordsOf(waits: Counts["waits"]): Counts["days"][number]["firstWord"] {
  const [half, most] = [firstWordOf(waits, 0.5), firstWordOf(waits, 0.95)];
  return half && most && { half: half.within, most: most.within };
}

/** Eight letters of a hash over the words that every call begins with: another contract has another version. */
export const contractVersion = (): string =>
  createHash("sha256")
    .update(`${contractText("en")}\n${contractText("fr")}`)
    .digest("hex")
    .slice(0, 8);
