/** LISA, what is kept, the jobs, what failed, and the database itself. */
import { jobStates } from "#domain/admin/overview.ts";
import type { Transaction } from "#server/db/database.ts";
import { dayOf, readSeries, type Span } from "#server/features/admin/queries/day-series.ts";
import { column } from "#server/row-shape.ts";

export const readAiMonths = (tx: Transaction) =>
  tx.rows({
    text: `select month, sum(used)::float8 as replies, (count(*) filter (where used > 0))::int4 as people
      from ai_usage group by month order by month desc limit 12`,
    row: { month: column.text, replies: column.float8, people: column.int4 },
  });

const modelSums = {
  calls: "sum(calls)",
  failures: "sum(failures)",
  tokens: "sum(input_tokens + output_tokens)",
} as const;

export const readModelDays = (tx: Transaction, span: Span, of: keyof typeof modelSums) =>
  readSeries(
    tx,
    span,
    `select to_char(day, 'YYYY-MM-DD') as day, ${modelSums[of]}::float8 as value from model_use where day >= $1::timestamptz::date group by day`,
    0,
  );

export async function readStorage(tx: Transaction) {
  const [row] = await tx.rows({
    text: `select coalesce(sum(coalesce(f.stored, f.received)) filter (where f.state <> 'dropped'), 0)::float8 as media_bytes,
        (count(*) filter (where f.state = 'ready'))::int4 as media_files,
        (count(*) filter (where f.state = 'receiving'))::int4 as unfinished,
        (select coalesce(sum(s.text_bytes), 0)::float8 from sync_state s) as text_bytes
      from uploads f`,
    row: {
      media_bytes: column.float8,
      media_files: column.int4,
      unfinished: column.int4,
      text_bytes: column.float8,
    },
  });
  return row ?? { media_bytes: 0, media_files: 0, unfinished: 0, text_bytes: 0 };
}

const job = {
  name: column.text,
  cron: column.text,
  state: column.text.oneOf(jobStates).orNull,
  last_done_at: column.timestamptz.orNull,
  failed: column.int4,
};

/** Empty until the jobs ran for the first time: their tables are made then. */
export async function readJobs(tx: Transaction) {
  const [known] = await tx.rows({
    text: `select to_regclass('pgboss.schedule') is not null as is_there`,
    row: { is_there: column.bool },
  });
  if (!known?.is_there) return [];
  return tx.rows({
    text: `select s.name, s.cron,
        (select case j.state::text when 'completed' then 'done' when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end
          from pgboss.job j where j.name = s.name order by j.completed_on desc nulls first limit 1) as state,
        (select max(j.completed_on) from pgboss.job j where j.name = s.name and j.state::text = 'completed') as last_done_at,
        (select count(*)::int4 from pgboss.job j where j.name = s.name and j.state::text = 'failed') as failed
      from pgboss.schedule s order by s.name`,
    row: job,
  });
}

export const readErrors = (tx: Transaction, span: Span) =>
  readSeries(
    tx,
    span,
    `select ${dayOf("at")} as day, sum(times)::float8 as value from security_events where kind = 'failed' and at >= $1 group by 1`,
    0,
  );

export async function readDatabase(tx: Transaction) {
  const [row] = await tx.rows({
    text: `select pg_database_size(current_database())::float8 as bytes,
        (select count(*)::int4 from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections')::int4 as most_connections, current_setting('server_version') as version`,
    row: {
      bytes: column.float8,
      connections: column.int4,
      most_connections: column.int4,
      version: column.text,
    },
  });
  const largest = await tx.rows({
    text: `select c.oid::regclass::text as name, pg_total_relation_size(c.oid)::float8 as bytes from pg_class c
      where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'auth') order by 2 desc limit 6`,
    row: { name: column.text, bytes: column.float8 },
  });
  return { ...(row ?? { bytes: 0, connections: 0, most_connections: 0, version: "" }), largest };
}

export async function countAudit(tx: Transaction): Promise<number> {
  const [row] = await tx.rows({ text: "select seq from audit_head", row: { seq: column.int8 } });
  return row?.seq ?? 0;
}
