/** The filters and the order of the two tables of backups, in the dialect of the specification's data client. */
import type { Context } from "hono";
import { z } from "zod";
import { idValue, instantIn, instantValue } from "#server/http/rows/conditions.ts";
import {
  filterRows,
  orderRows,
  type RowColumns,
  type RowCondition,
  type RowOrder,
} from "#server/http/rows/filter-rows.ts";
import type { RowsRequest } from "#server/http/rows/respond-with-rows.ts";
import { listQuerySchema, readRowsQuestion } from "#server/http/rows/rows-question.ts";
import { backupNames } from "./present.ts";

/** What is known of a state without opening it. */
export type BackupHead = {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: string;
  readonly updated_at: string;
};

const instantOf = (name: "created_at" | "updated_at") => ({
  value: instantValue,
  of: (row: BackupHead) => instantIn(row[name]),
});
const columns: RowColumns<BackupHead> = {
  id: { value: idValue },
  user_id: { value: idValue, order: null },
  created_at: instantOf("created_at"),
  updated_at: instantOf("updated_at"),
};

export const backupQuerySchema = listQuerySchema(Object.keys(columns));
const condition = z.string().max(8_000).optional();
/** A deletion names what is to go: `id=in.(…)` or `id=eq.…`. */
export const deletionQuerySchema = z.strictObject({
  id: z.string().min(1).max(8_000),
  user_id: condition,
  created_at: condition,
  updated_at: condition,
  select: z.string().max(1_000).default("*"),
});

export type BackupQuestion = {
  readonly holds: RowCondition<BackupHead>;
  readonly order: RowOrder<BackupHead>;
  readonly asked: RowsRequest;
};

/** @throws AppError `validation` naming what cannot be parsed; `range_not_satisfiable` */
export function readQuestion(c: Context, query: z.infer<typeof backupQuerySchema>): BackupQuestion {
  const { order = "created_at.desc", asked } = readRowsQuestion(c, query, backupNames);
  return { holds: readConditions(c), order: orderRows(columns, order), asked };
}

/** @throws AppError `validation` */
export function readConditions(c: Context): RowCondition<BackupHead> {
  return filterRows(columns, c.req.queries());
}
