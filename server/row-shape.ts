/**
 * What the rows of a statement are: the column names, their PostgreSQL types and what may be null. TypeScript derives the
 * row's type from it, and in tests each result is compared with it (server/testing/check-row-shapes.ts), so that a column that was
 * renamed, dropped, made nullable or given another type cannot go unnoticed (docs/decisions/023-row-shapes.md).
 */
import diagnostics from "node:diagnostics_channel";
import type pg from "pg";

/** PostgreSQL's type ids, and what `pg` makes of a value (server/db/database.ts for bigint). */
const typeIds = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int4: 23,
  text: 25,
  json: 114,
  float8: 701,
  "text[]": 1009,
  timestamptz: 1184,
  uuid: 2950,
  "uuid[]": 2951,
  jsonb: 3802,
} as const;
type TypeName = keyof typeof typeIds;

declare const valueType: unique symbol;
type Column<T> = {
  readonly type: TypeName;
  readonly typeId: number;
  readonly isNullable: boolean;
  /** The column may be null, and the statement leaves such rows out. */
  readonly isPresent: boolean;
  /** All values that it has. */
  readonly values: readonly unknown[] | null;
  readonly orNull: Column<T | null>;
  readonly present: Column<T>;
  /** One of a closed set; compared in tests. */
  oneOf<const U extends T>(values: readonly U[]): Column<U>;
  /** A narrower type that only TypeScript knows: a branded id, what a JSON value holds. */
  as<U extends T>(): Column<U>;
  readonly [valueType]?: T;
};
export type RowShape = Readonly<Record<string, Column<unknown>>>;
export type RowOf<S extends RowShape> = {
  readonly [K in keyof S]: S[K] extends Column<infer T> ? T : never;
};

type Facts = Pick<Column<unknown>, "isNullable" | "isPresent" | "values">;

function make<T>(
  type: TypeName,
  facts: Facts = { isNullable: false, isPresent: false, values: null },
): Column<T> {
  return {
    type,
    typeId: typeIds[type],
    ...facts,
    get orNull() {
      return make<T | null>(type, { ...facts, isNullable: true });
    },
    get present() {
      return make<T>(type, { ...facts, isPresent: true });
    },
    oneOf: (values) => make(type, { ...facts, values }),
    as: () => make(type, facts),
  };
}

export const column = {
  bool: make<boolean>("bool"),
  bytea: make<Buffer>("bytea"),
  /** A counter; exact up to 2^53. */
  int8: make<number>("int8"),
  int4: make<number>("int4"),
  float8: make<number>("float8"),
  text: make<string>("text"),
  texts: make<string[]>("text[]"),
  timestamptz: make<Date>("timestamptz"),
  uuid: make<string>("uuid"),
  uuids: make<string[]>("uuid[]"),
  json: make<unknown>("json"),
  jsonb: make<unknown>("jsonb"),
} as const;

/** Tests subscribe to each result, with the row shape of its statement. */
const channel = diagnostics.channel("tendre:rows");

/** The rows of a result under the type of its statement's shape. */
export function rowsOf<S extends RowShape>(result: pg.QueryResult, row: S | undefined): RowOf<S>[] {
  if (row && channel.hasSubscribers) channel.publish({ row, result });
  return result.rows;
}
