/** What every list of the back-office is asked for and answers: searched, filtered, sorted and paged by the server. */
import { z } from "zod";

export const listSizes = { least: 10, usual: 50, most: 200 } as const;
const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** What is asked of any list; each adds its own sorts and filters. */
export type ListQuery<S extends string = string> = {
  readonly search?: string | undefined;
  readonly sort?: S | undefined;
  readonly direction?: SortDirection | undefined;
  /** The first is 1. */
  readonly page: number;
  readonly size: number;
};

/** @param sorts the columns it can be sorted by; the first is the usual one */
export const listQuerySchema = <const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
) =>
  z.strictObject({
    search: z.string().trim().max(200).optional(),
    sort: z.enum(sorts).optional(),
    direction: z.enum(sortDirections).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(listSizes.least).max(listSizes.most).default(listSizes.usual),
    ...filters,
  });

/** One page, and how many rows there are in all. */
export const listAnswerSchema = <R extends z.ZodType>(row: R) =>
  z.object({
    rows: z.array(row),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    size: z.int().positive(),
  });
export type ListAnswer<R> = {
  readonly rows: readonly R[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
};

/** Yes or no in an address. */
export const flagSchema = z.enum(["true", "false"]).transform((text) => text === "true");

/** The days that the numbers of the back-office are asked for. */
export const periods = ["7", "30", "90", "365"] as const;
export const periodQuerySchema = z.strictObject({
  days: z.enum(periods).default("30").transform(Number),
});
