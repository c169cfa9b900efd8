/**
 * Filters in the syntax of the specification's data client: `status=ongoing`, `rating=gte.3`, `id=in.(a,b)`, `age=is.null`,
 * `city=not.is.null`; a text that begins like an operator needs `eq.`. Only declared columns and values that parse as the column's type are
 * accepted; every value reaches SQL as a parameter.
 */
import { z } from "zod";
import { cleanLine } from "#domain/text/clean-text.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";

type RowColumn = {
  /** The SQL expression that is compared; the table has the alias `t`. */
  readonly sql: string;
  /** Parses one value from its text. */
  readonly value: z.ZodType;
  /** The SQL expression to order by, when it is not `sql`; null when the column cannot be ordered by. */
  readonly order?: string | null;
};
export type RowColumns = Readonly<Record<string, RowColumn>>;

export const textValue = z.string().max(200).transform(cleanLine);
export const wholeValue = z.coerce.number().int().min(-1e9).max(1e9);
export const revValue = z.coerce.number().int().nonnegative();
export const instantValue = z.union([instantSchema, z.iso.date().refine((day) => !day.startsWith("0000"))]);
export const idValue = idSchema;

const comparisons: Readonly<Record<string, string>> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
};

/** Operators of the specification's client that this server does not support: they are refused, not taken for a text. */
const reserved =
  /^(?:not|is|in|eq|neq|gte?|lte?|i?like|i?match|(?:pl|ph|w)?fts|c[sd]|ov|s[lr]|nx[lr]|adj|isdistinct)(?:\(\w*\))?\./;

type Condition = { readonly sql: string; readonly values: readonly unknown[] };

/**
 * Builds the condition of a list's filters.
 * @param requested each column's conditions; all must hold
 * @param firstMark the number of the first free parameter (`$n`)
 * @throws AppError `validation` naming the column whose condition cannot be parsed
 */
export function filterRows(
  columns: RowColumns,
  requested: Readonly<Record<string, readonly string[]>>,
  firstMark: number,
): Condition {
  const parts: string[] = [];
  const values: unknown[] = [];
  const issues: FieldIssue[] = [];
  for (const [name, column] of Object.entries(columns)) {
    for (const text of requested[name] ?? []) {
      const condition = readCondition(column, text, firstMark + values.length);
      if (!condition) issues.push({ field: name, code: "not_allowed" });
      else {
        parts.push(condition.sql);
        values.push(...condition.values);
      }
    }
  }
  if (issues.length > 0) throw refusalOf(issues, "query");
  return { sql: parts.length > 0 ? parts.join(" and ") : "true", values };
}

function readCondition(column: RowColumn, text: string, mark: number): Condition | null {
  if (text.startsWith("not.")) {
    const inner = readCondition(column, text.slice(4), mark);
    return inner && { ...inner, sql: `(${inner.sql}) is not true` };
  }
  if (text === "is.null") return { sql: `${column.sql} is null`, values: [] };
  const many = /^in\.\((.*)\)$/s.exec(text)?.[1];
  if (many !== undefined) {
    const read = z.array(column.value).max(200).safeParse(many.split(","));
    return read.success ? { sql: `${column.sql} = any ($${mark})`, values: [read.data] } : null;
  }
  const [, operator = "eq", rest = text] = /^(eq|neq|gt|gte|lt|lte)\.(.*)$/s.exec(text) ?? [];
  if (rest === text && reserved.test(text)) return null;
  const read = column.value.safeParse(rest);
  return read.success
    ? { sql: `${column.sql} ${comparisons[operator]} $${mark}`, values: [read.data] }
    : null;
}

/**
 * `order=rating.desc,name` as SQL. Nulls come last unless `.nullsfirst` is given.
 * @throws AppError `validation` when a part cannot be parsed
 */
export function orderRows(columns: RowColumns, requested: string | undefined, fallback: string): string {
  if (!requested) return fallback;
  const parts = requested.split(",").map((part) => {
    const [name = "", ...modes] = part.split(".");
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    const by = column?.order === undefined ? column?.sql : column.order;
    const known = ["asc", "desc", "nullsfirst", "nullslast"];
    if (!by || modes.some((mode) => !known.includes(mode))) return null;
    const nulls = modes.includes("nullsfirst") ? "first" : "last";
    return `${by} ${modes.includes("desc") ? "desc" : "asc"} nulls ${nulls}`;
  });
  if (parts.includes(null)) throw refusalOf([{ field: "order", code: "not_allowed" }], "query");
  return parts.join(", ");
}
