import type pg from "pg";
import type { RowShape } from "#server/row-shape.ts";

/** Mismatches that `rowsOf` publishes on the channel "tendre:rows". */
export type ToldRows = {
  readonly row: RowShape;
  readonly result: Pick<pg.QueryResult<Record<string, unknown>>, "fields" | "rows">;
};

/**
 * Where a result is not what its statement says of its rows; empty when it is. Columns that the shape does not name are not
 * read by anyone and may be there.
 * @param nullable `<table's id>.<column's number>` of every column that may be null
 */
export function rowMismatches(
  { row, result: { fields, rows } }: ToldRows,
  nullable: ReadonlySet<string>,
): readonly string[] {
  return Object.entries(row).flatMap(([name, column]) => {
    const field = fields.find((one) => one.name === name);
    if (!field) return [`${name} is not among ${fields.map((one) => one.name).join(", ")}`];
    const found: string[] = [];
    if (field.dataTypeID !== column.typeId)
      found.push(`${name} is no ${column.type} (its type has the id ${field.dataTypeID})`);
    const mayBeNull = nullable.has(`${field.tableID}.${field.columnID}`);
    if (mayBeNull && !column.isNullable && !column.isPresent)
      found.push(`${name} may be null: say orNull, or present where the statement leaves null out`);
    const values = rows.map((each) => each[name]);
    if (!column.isNullable && values.includes(null)) found.push(`${name} is null in a row`);
    const strange = values.find((value) => value !== null && column.values && !column.values.includes(value));
    if (strange !== undefined) found.push(`${name} is ${String(strange)}, which is none of its values`);
    return found;
  });
}
