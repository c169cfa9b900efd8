/**
 * The first twelve migrations are the baseline. It stands for 72 earlier ones, which left the same schema (docs/decisions/083-one-baseline.md):
 * a database or a backup in which all of these ran goes on as one of the baseline, without a row being touched.
 */
import { createHash } from "node:crypto";
import type pg from "pg";

/** What `public.migrations` says of one that ran. */
export type Ran = { readonly name: string; readonly digest: string };

const lastOfBaseline = "0012_site.sql";
const firstOfEarlier = "0001_foundation.sql";
/** SHA-256 over the lines `<name> <digest>` of the earlier ones, in order of name. */
const digestOfEarlier = "e11cbfd03d765c157c01ca4b50ce271f328acc551d3ef6dac515831f3f1ae638";

export const baselineOf = <M extends Ran>(migrations: readonly M[]): readonly M[] =>
  migrations.filter(({ name }) => name <= lastOfBaseline);

/** Which history these records are of: that of today, or the earlier one, `whole` or with migrations that did not run yet. */
export function historyOf(ran: readonly Ran[]): "today" | "whole" | "unfinished" {
  if (!ran.some(({ name }) => name === firstOfEarlier)) return "today";
  const lines = ran.map(({ name, digest }) => `${name} ${digest}`).toSorted();
  const digest = createHash("sha256").update(lines.join("\n")).digest("hex");
  return digest === digestOfEarlier ? "whole" : "unfinished";
}

/** The little that the earlier migrations left and the baseline does not have. */
const leftovers = `
  drop function if exists public.find_unsealed_people(integer);
  comment on column public.damaged_cells.cells is 'Sealed rows that do not open, in base64.';
  do $$ begin
    execute replace(pg_get_functiondef('public.erase_relationship'::regproc), ' (0030, 0052)', '');
  end $$;`;

/** Puts the records of the baseline in place of the earlier ones, in the caller's transaction. The roles must be there. */
export async function takeUp(owner: pg.Client, baseline: readonly Ran[]): Promise<void> {
  await owner.query(leftovers);
  await owner.query("delete from public.migrations");
  for (const { name, digest } of baseline)
    await owner.query("insert into public.migrations (name, digest) values ($1, $2)", [name, digest]);
}
