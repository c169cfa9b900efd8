/**
 * Conditions on the columns of a list, in the syntax of the specification's data client: `status=ongoing`, `rating=gte.3`, `id=in.(a,b)`,
 * `age=is.null`, `city=not.is.null`; a text that begins like an operator needs `eq.`. They are read into values here, and compared elsewhere:
 * with opened rows (filter-rows.ts) or by the database (filter-sql.ts).
 */
import { z } from "zod";
import { cleanLine } from "#domain/text/clean-text.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";

export type Comparable = string | number;
export type Comparison = "eq" | "neq" | "gt" | "gte" | "lt" | "lte";
/** A comparison with an empty field does not hold; its opposite does. */
export type Condition = {
  readonly column: string;
  readonly isOpposite: boolean;
  readonly test:
    | { readonly by: "null" }
    | { readonly by: "in"; readonly values: readonly Comparable[] }
    | { readonly by: Comparison; readonly value: Comparable };
};
/** Parses one value of a column from its text. */
export type ColumnValue = z.ZodType<Comparable>;
/** Each column's conditions, as `c.req.queries()` gives them. */
export type Requested = Readonly<Record<string, readonly string[]>>;

export const textValue = z.string().max(200).transform(cleanLine);
/** An empty text, or one of another base, is no number. */
const number = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i)
  .transform(Number);
export const wholeValue = number.pipe(z.number().int().min(-1e9).max(1e9));
export const numberValue = number.pipe(z.number().min(-1e15).max(1e15));
export const countValue = number.pipe(z.number().int().nonnegative());
export const instantValue = z
  .union([instantSchema, z.iso.date().refine((day) => !day.startsWith("0000"))])
  .transform(instantIn);
export const idValue = idSchema;

/** Milliseconds since 1970 with their fraction; a day begins at midnight UTC. */
export function instantIn(text: string): number {
  const finer = /\.\d{3}(\d+)/.exec(text)?.[1];
  return Date.parse(text) + (finer === undefined ? 0 : Number(`0.${finer}`));
}

/** Operators of the specification's client that this server does not support: they are refused, not taken for a text. */
const reserved =
  /^(?:not|is|in|eq|neq|gte?|lte?|i?like|i?match|(?:pl|ph|w)?fts|c[sd]|ov|s[lr]|nx[lr]|adj|isdistinct)(?:\(\w*\))?\./;
const comparison = /^(eq|neq|gt|gte|lt|lte)\.(.*)$/s;
const valuesAtMost = 200;

/**
 * @param columns the columns that may be compared, and no other
 * @param requested all conditions must hold
 * @throws AppError `validation` naming the columns whose conditions cannot be parsed
 */
export function readConditions(
  columns: Readonly<Record<string, ColumnValue>>,
  requested: Requested,
): readonly Condition[] {
  const conditions: Condition[] = [];
  const issues: FieldIssue[] = [];
  for (const [column, value] of Object.entries(columns)) {
    for (const text of requested[column] ?? []) {
      const condition = readCondition(column, value, text);
      if (condition) conditions.push(condition);
      else issues.push({ field: column, code: "not_allowed" });
    }
  }
  if (issues.length > 0) throw refusalOf(issues, "query");
  return conditions;
}

function readCondition(column: string, schema: ColumnValue, asked: string): Condition | null {
  const text = asked.replace(/^(?:not\.)+/, "");
  const isOpposite = ((asked.length - text.length) / "not.".length) % 2 === 1;
  const isIn = (test: Condition["test"]): Condition => ({ column, isOpposite, test });
  if (text === "is.null") return isIn({ by: "null" });
  const list = /^in\.\((.*)\)$/s.exec(text)?.[1];
  if (list !== undefined) {
    const read = z.array(schema).max(valuesAtMost).safeParse(valuesIn(list));
    return read.success ? isIn({ by: "in", values: read.data }) : null;
  }
  const [, operator, rest = text] = comparison.exec(text) ?? [];
  if (operator === undefined && reserved.test(text)) return null;
  const read = schema.safeParse(rest);
  return read.success ? isIn({ by: (operator ?? "eq") as Comparison, value: read.data }) : null;
}

/** The values of `(a,"b, c","d\"e")`: quoted where they hold a comma, a parenthesis or a quote; null when a quote is not closed. */
function valuesIn(list: string): readonly string[] | null {
  if (list === "") return [];
  const values: string[] = [];
  const value = /(?:"((?:[^"\\]|\\.)*)"|([^",]*))(,|$)/sy;
  while (value.lastIndex < list.length || list.endsWith(",")) {
    const [whole, quoted, bare, end] = value.exec(list) ?? [];
    if (whole === undefined) return null;
    values.push(quoted === undefined ? (bare ?? "") : quoted.replace(/\\(.)/gs, "$1"));
    if (end === "") break;
  }
  return values;
}
