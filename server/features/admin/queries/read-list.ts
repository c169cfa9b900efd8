/** A page of a list of the back-office, or all of it in pieces for a file. Every section says where its rows come from and what they are sorted by. */
import type { ListAnswer, ListQuery } from "#domain/admin/list.ts";
import type { Transaction } from "#server/db/database.ts";
import { column, type RowOf, type RowShape } from "#server/row-shape.ts";

export type ListSource<S extends RowShape, K extends string> = {
  /** What is selected, with the names of `row`. */
  readonly columns: string;
  readonly from: string;
  readonly row: S;
  /** SQL by the name that is asked for; the first is the usual one. */
  readonly sorts: Readonly<Record<K, string>>;
  readonly direction: "asc" | "desc";
  /** Unique: two pages never share a row. */
  readonly tie: string;
};

/** Puts a value into the statement, and gives its mark. */
type Mark = (value: unknown) => string;
/** What rows must be: SQL without anything of the caller but marks. Null: nothing is asked. */
export type Condition = (mark: Mark) => string | null;

type Asked<K extends string> = ListQuery<K> & { readonly where: readonly Condition[] };

export async function readList<S extends RowShape, K extends string>(
  tx: Transaction,
  source: ListSource<S, K>,
  asked: Asked<K>,
): Promise<ListAnswer<RowOf<S>>> {
  const { page, size } = asked;
  const [rows, total] = await Promise.all([
    readSlice(tx, source, asked, { offset: (page - 1) * size, limit: size }),
    countRows(tx, source, asked.where),
  ]);
  return { rows, total, page, size };
}

/** Rows from `offset` on. */
export function readSlice<S extends RowShape, K extends string>(
  tx: Transaction,
  source: ListSource<S, K>,
  { sort, direction = source.direction, where }: Omit<Asked<K>, "page" | "size">,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<RowOf<S>[]> {
  const { values, mark } = marks();
  const by = (sort && source.sorts[sort]) ?? Object.values<string>(source.sorts)[0];
  const order = direction === "asc" ? "asc nulls first" : "desc nulls last";
  const ordered = `order by ${by} ${order}, ${source.tie} ${direction}`;
  // The page is found first: what its rows are made of is not read for those that the offset leaves out.
  const text = `select ${source.columns} from ${source.from} where ${source.tie} in (
      select ${source.tie} from ${source.from} ${whereOf(where, mark)} ${ordered} limit ${mark(limit)} offset ${mark(offset)})
    ${ordered}`;
  return tx.rows({ text, values, row: source.row });
}

/**
 * The next rows in the order of `tie` after the row that had `after` there: for files, whose pieces must fit together while rows come and go.
 */
export function readPiece<S extends RowShape, K extends string>(
  tx: Transaction,
  source: ListSource<S, K>,
  where: readonly Condition[],
  { after, limit }: { readonly after: unknown; readonly limit: number },
): Promise<RowOf<S>[]> {
  const { values, mark } = marks();
  const behind: Condition = () => (after === null ? null : `${source.tie} > ${mark(after)}`);
  const text = `select ${source.columns} from ${source.from} ${whereOf([...where, behind], mark)}
    order by ${source.tie} limit ${mark(limit)}`;
  return tx.rows({ text, values, row: source.row });
}

async function countRows(
  tx: Transaction,
  { from }: Pick<ListSource<RowShape, string>, "from">,
  where: readonly Condition[],
): Promise<number> {
  const { values, mark } = marks();
  const text = `select count(*) as total from ${from} ${whereOf(where, mark)}`;
  const [row] = await tx.rows({ text, values, row: { total: column.int8 } });
  return row?.total ?? 0;
}

function whereOf(where: readonly Condition[], mark: Mark): string {
  const parts = where.map((each) => each(mark)).filter((part) => part !== null);
  return parts.length > 0 ? `where ${parts.join(" and ")}` : "";
}

function marks(): { readonly values: readonly unknown[]; readonly mark: Mark } {
  const values: unknown[] = [];
  return { values, mark: (value) => `$${values.push(value)}` };
}

/** `column = value` where one is asked for. */
export const equals =
  (name: string, value: unknown): Condition =>
  (mark) =>
    value === undefined ? null : `${name} = ${mark(value)}`;

/** A pattern that finds `text` anywhere, with nothing of it read as a sign of its own. */
export const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
