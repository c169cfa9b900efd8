/**
 * Filters in the syntax of the specification's data client: `status=ongoing`, `rating=gte.3`, `id=in.(a,b)`, `age=is.null`,
 * `city=not.is.null`; a text that begins like an operator needs `eq.`. Only declared columns and values that parse as the column's type are
 * accepted. Rows are compared once they are opened, since the database holds nothing that could be compared
 * (docs/decisions/025-sealed-rows.md).
 */
import { z } from "zod";
import { cleanLine } from "#domain/text/clean-text.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import type { Row } from "#domain/wire/sync.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";

type Comparable = string | number;
type RowColumn = {
  /** Parses one value from its text. */
  readonly value: z.ZodType<Comparable>;
  /** What of a row is compared, when it is not the field itself. */
  readonly of?: (row: Row) => Comparable | null;
  /** What rows are ordered by, when it is not what is compared; null when the column cannot be ordered by. */
  readonly order?: ((row: Row) => Comparable | null) | null;
};
export type RowColumns = Readonly<Record<string, RowColumn>>;
export type RowCondition = (row: Row) => boolean;
export type RowOrder = (one: Row, other: Row) => number;

export const textValue = z.string().max(200).transform(cleanLine);
export const wholeValue = z.coerce.number().int().min(-1e9).max(1e9);
export const revValue = z.coerce.number().int().nonnegative();
export const instantValue = z
  .union([instantSchema, z.iso.date().refine((day) => !day.startsWith("0000"))])
  .transform(instantIn);
export const idValue = idSchema;

/** Milliseconds since 1970 with their fraction; a day begins at midnight UTC. */
export function instantIn(text: string): number {
  const finer = /\.\d{3}(\d+)/.exec(text)?.[1];
  return Date.parse(text) + (finer === undefined ? 0 : Number(`0.${finer}`));
}

const comparisons: Readonly<Record<string, (one: Comparable, other: Comparable) => boolean>> = {
  eq: (one, other) => one === other,
  neq: (one, other) => one !== other,
  gt: (one, other) => one > other,
  gte: (one, other) => one >= other,
  lt: (one, other) => one < other,
  lte: (one, other) => one <= other,
};

/** Operators of the specification's client that this server does not support: they are refused, not taken for a text. */
const reserved =
  /^(?:not|is|in|eq|neq|gte?|lte?|i?like|i?match|(?:pl|ph|w)?fts|c[sd]|ov|s[lr]|nx[lr]|adj|isdistinct)(?:\(\w*\))?\./;

/**
 * Builds the condition of a list's filters.
 * @param requested each column's conditions; all must hold
 * @throws AppError `validation` naming the column whose condition cannot be parsed
 */
export function filterRows(
  columns: RowColumns,
  requested: Readonly<Record<string, readonly string[]>>,
): RowCondition {
  const conditions: RowCondition[] = [];
  const issues: FieldIssue[] = [];
  for (const [name, column] of Object.entries(columns)) {
    for (const text of requested[name] ?? []) {
      const condition = readCondition(column, comparedBy(name, column), text);
      if (condition) conditions.push(condition);
      else issues.push({ field: name, code: "not_allowed" });
    }
  }
  if (issues.length > 0) throw refusalOf(issues, "query");
  return (row) => conditions.every((holds) => holds(row));
}

type ValueOf = (row: Row) => Comparable | null;

const comparedBy = (name: string, { of }: RowColumn): ValueOf => of ?? ((row) => comparable(row[name]));

const comparable = (value: unknown): Comparable | null =>
  typeof value === "string" || typeof value === "number" ? value : null;

/** A comparison with a field that is empty does not hold, and its opposite does. */
function readCondition(column: RowColumn, of: ValueOf, text: string): RowCondition | null {
  if (text.startsWith("not.")) {
    const inner = readCondition(column, of, text.slice(4));
    return inner && ((row) => !inner(row));
  }
  if (text === "is.null") return (row) => of(row) === null;
  const many = /^in\.\((.*)\)$/s.exec(text)?.[1];
  if (many !== undefined) {
    const read = z.array(column.value).max(200).safeParse(many.split(","));
    return read.success ? (row) => read.data.some((value) => value === of(row)) : null;
  }
  const [, operator = "eq", rest = text] = /^(eq|neq|gt|gte|lt|lte)\.(.*)$/s.exec(text) ?? [];
  if (rest === text && reserved.test(text)) return null;
  const read = column.value.safeParse(rest);
  const compare = comparisons[operator];
  if (!read.success || !compare) return null;
  return (row) => {
    const value = of(row);
    return value !== null && compare(value, read.data);
  };
}

/**
 * `order=rating.desc,name` as a comparison of rows. Empty fields come last unless `.nullsfirst` is given; what is equal is ordered by id.
 * @throws AppError `validation` when a part cannot be parsed
 */
export function orderRows(columns: RowColumns, requested: string): RowOrder {
  const orders = requested.split(",").map((part) => {
    const [name = "", ...modes] = part.split(".");
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    const by = column && (column.order === undefined ? comparedBy(name, column) : column.order);
    const known = ["asc", "desc", "nullsfirst", "nullslast"];
    if (!by || modes.some((mode) => !known.includes(mode))) return null;
    return orderBy(by, modes.includes("desc"), modes.includes("nullsfirst"));
  });
  const all = orders.filter((order) => order !== null);
  if (all.length < orders.length) throw refusalOf([{ field: "order", code: "not_allowed" }], "query");
  const whole = [...all, orderBy(({ id }) => id, false, false)];
  return (one, other) => {
    for (const order of whole) {
      const found = order(one, other);
      if (found !== 0) return found;
    }
    return 0;
  };
}

function orderBy(by: ValueOf, isDescending: boolean, isNullFirst: boolean): RowOrder {
  const down = isDescending ? -1 : 1;
  return (one, other) => {
    const [a, b] = [by(one), by(other)];
    if (a === b) return 0;
    if (a === null || b === null) return (a === null) === isNullFirst ? -1 : 1;
    return a < b ? -down : down;
  };
}
