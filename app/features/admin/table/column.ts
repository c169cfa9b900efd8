import type { ReactNode } from "react";

/** One fact of a row. The first column of a table is its rows' heading. */
export type Column<R> = {
  readonly id: string;
  readonly label: string;
  /** What the server calls it when it sorts; without it the column is not sorted. */
  readonly sort?: string;
  /** An address, a path or somebody's words: broken anywhere where room is short, as the first column always is. */
  readonly isLong?: true;
  readonly cell: (row: R) => ReactNode;
  readonly align?: "end";
  /** `asked`: only for whoever chose it. */
  readonly shown?: "asked";
};
