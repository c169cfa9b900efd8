/**
 * Conditions and orders on columns that stand in clear, compared by the database. The names in the statement are the register's own, and
 * every value is a parameter: nothing of a request becomes a part of the text.
 */
import {
  type ColumnValue,
  type Comparable,
  type Comparison,
  type Condition,
  countValue,
  idValue,
  instantValue,
  numberValue,
  type Requested,
  readConditions,
  textValue,
} from "./conditions.ts";
import { noOrder, readOrders } from "./filter-rows.ts";

/** A column of the table under the alias `t`: how its values are read, and how a parameter becomes one. */
type SqlColumn = { readonly value: ColumnValue; readonly cast: (parameter: string) => string };
export type SqlColumns = Readonly<Record<string, SqlColumn>>;

const castTo = (type: string) => (parameter: string) => `${parameter}::${type}`;
export const sqlColumn = {
  id: { value: idValue, cast: castTo("uuid") },
  text: { value: textValue, cast: castTo("text") },
  count: { value: countValue, cast: castTo("bigint") },
  number: { value: numberValue, cast: castTo("double precision") },
  instant: {
    value: instantValue,
    cast: (parameter) => `to_timestamp(${parameter}::double precision / 1000)`,
  },
} as const satisfies SqlColumns;

const operators: Readonly<Record<Comparison, string>> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
};

type SqlCondition = { readonly text: string; readonly values: readonly Comparable[] };

/**
 * @param first the number of the first parameter
 * @throws AppError `validation` naming the column whose condition cannot be parsed
 */
export function filterSql(columns: SqlColumns, requested: Requested, first: number): SqlCondition {
  const values: Comparable[] = [];
  const readers = Object.fromEntries(Object.entries(columns).map(([name, { value }]) => [name, value]));
  const parts = readConditions(readers, requested).map(({ column, test, isOpposite }) => {
    const cast = columns[column]?.cast ?? castTo("text");
    const parameter = (value: Comparable) => {
      values.push(value);
      return cast(`$${first + values.length - 1}`);
    };
    const text = testSql(`t."${column}"`, test, parameter);
    return isOpposite ? `(${text}) is not true` : `(${text})`;
  });
  return { text: parts.length > 0 ? parts.join(" and ") : "true", values };
}

function testSql(name: string, test: Condition["test"], parameter: (value: Comparable) => string): string {
  if (test.by === "null") return `${name} is null`;
  if (test.by !== "in") return `${name} ${operators[test.by]} ${parameter(test.value)}`;
  return test.values.length > 0 ? `${name} in (${test.values.map(parameter).join(", ")})` : "false";
}

/**
 * `order=bytes.desc,id`. Empty fields come last unless `.nullsfirst` is given; what is equal is ordered by id.
 * @throws AppError `validation` when a part cannot be parsed or names no such column
 */
export function orderSql(columns: SqlColumns, requested: string): string {
  const orders = readOrders(requested).map(({ name, isDescending, isNullFirst }) => {
    if (!Object.hasOwn(columns, name)) throw noOrder();
    return `t."${name}" ${isDescending ? "desc" : "asc"} nulls ${isNullFirst ? "first" : "last"}`;
  });
  return [...orders, "t.id"].join(", ");
}
