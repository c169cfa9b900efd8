/**
 * Conditions and orders on rows that are opened already, since the database holds nothing of them that could be compared
 * (docs/decisions/025-sealed-rows.md). What stands in clear is compared by the database (filter-sql.ts).
 */
import type { Row } from "#domain/wire/sync.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import {
  type ColumnValue,
  type Comparable,
  type Comparison,
  type Condition,
  type Requested,
  readConditions,
} from "./conditions.ts";

/** What can be filtered: a synced row, or another with an id. */
type ListedRow = Readonly<Record<string, unknown>> & { readonly id: string };
type ValueOf<R> = (row: R) => Comparable | null;
type RowColumn<R> = {
  readonly value: ColumnValue;
  /** What of a row is compared, when it is not the field itself. */
  readonly of?: ValueOf<R>;
  /** What rows are ordered by, when it is not what is compared; null when the column cannot be ordered by. */
  readonly order?: ValueOf<R> | null;
};
export type RowColumns<R extends ListedRow = Row> = Readonly<Record<string, RowColumn<R>>>;
export type RowCondition<R extends ListedRow = Row> = (row: R) => boolean;
export type RowOrder<R extends ListedRow = Row> = (one: R, other: R) => number;

const comparisons: Readonly<Record<Comparison, (one: Comparable, other: Comparable) => boolean>> = {
  eq: (one, other) => one === other,
  neq: (one, other) => one !== other,
  gt: (one, other) => one > other,
  gte: (one, other) => one >= other,
  lt: (one, other) => one < other,
  lte: (one, other) => one <= other,
};

/**
 * Builds the condition of a list's filters.
 * @param requested each column's conditions; all must hold
 * @throws AppError `validation` naming the column whose condition cannot be parsed
 */
export function filterRows<R extends ListedRow = Row>(
  columns: RowColumns<R>,
  requested: Requested,
): RowCondition<R> {
  const values = Object.fromEntries(Object.entries(columns).map(([name, { value }]) => [name, value]));
  const conditions = readConditions(values, requested).map((condition) => {
    const of = comparedBy(condition.column, columns[condition.column]);
    return (row: R) => holds(condition, of(row));
  });
  return (row) => conditions.every((holdsFor) => holdsFor(row));
}

function holds({ test, isOpposite }: Condition, value: Comparable | null): boolean {
  return meets(test, value) !== isOpposite;
}

function meets(test: Condition["test"], value: Comparable | null): boolean {
  if (test.by === "null") return value === null;
  if (value === null) return false;
  return test.by === "in" ? test.values.includes(value) : comparisons[test.by](value, test.value);
}

const comparedBy = <R extends ListedRow>(name: string, column: RowColumn<R> | undefined): ValueOf<R> =>
  column?.of ?? ((row) => comparable(row[name]));

const comparable = (value: unknown): Comparable | null =>
  typeof value === "string" || typeof value === "number" ? value : null;

/**
 * `order=rating.desc,name` as a comparison of rows. Empty fields come last unless `.nullsfirst` is given; what is equal is ordered by id.
 * @throws AppError `validation` when a part cannot be parsed
 */
export function orderRows<R extends ListedRow = Row>(columns: RowColumns<R>, requested: string): RowOrder<R> {
  const by = (name: string) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    return column && (column.order === undefined ? comparedBy(name, column) : column.order);
  };
  const orders = readOrders(requested).map(({ name, ...modes }) => ({ of: by(name), ...modes }));
  const known = orders.flatMap(({ of, ...modes }) => (of ? [orderBy(of, modes)] : []));
  if (known.length < orders.length) throw noOrder();
  const whole = [...known, orderBy<R>(({ id }) => id, { isDescending: false, isNullFirst: false })];
  return (one, other) => {
    for (const order of whole) {
      const found = order(one, other);
      if (found !== 0) return found;
    }
    return 0;
  };
}

type Order = { readonly isDescending: boolean; readonly isNullFirst: boolean };

/** @throws AppError `validation` when a part has a mode that is not known */
export function readOrders(requested: string): readonly (Order & { readonly name: string })[] {
  return requested.split(",").map((part) => {
    const [name = "", ...modes] = part.split(".");
    if (modes.some((mode) => !["asc", "desc", "nullsfirst", "nullslast"].includes(mode))) throw noOrder();
    return { name, isDescending: modes.includes("desc"), isNullFirst: modes.includes("nullsfirst") };
  });
}

export const noOrder = () => refusalOf([{ field: "order", code: "not_allowed" }], "query");

function orderBy<R extends ListedRow>(by: ValueOf<R>, { isDescending, isNullFirst }: Order): RowOrder<R> {
  const down = isDescending ? -1 : 1;
  return (one, other) => {
    const [a, b] = [by(one), by(other)];
    if (a === b) return 0;
    if (a === null || b === null) return (a === null) === isNullFirst ? -1 : 1;
    return a < b ? -down : down;
  };
}
