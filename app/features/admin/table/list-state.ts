/** What a list shows, kept in the page's address: it can be gone back to, reloaded and handed on. */
import { listSizes, type SortDirection } from "#domain/admin/list.ts";

export type ListState = {
  readonly search: string;
  readonly sort: string;
  readonly direction: SortDirection;
  /** The first is 1. */
  readonly page: number;
  readonly size: number;
  /** By name; an empty value asks for all. */
  readonly filters: Readonly<Record<string, string>>;
};

/** What the server lets a list be asked for. */
export type ListShape = {
  /** The first is the usual one. */
  readonly sorts: readonly [string, ...string[]];
  readonly direction: SortDirection;
  /** The values of each filter; null: any. */
  readonly filters: Readonly<Record<string, readonly string[] | null>>;
  /** What a filter asks for until something else is chosen; without it, all. */
  readonly usual?: Readonly<Record<string, string>>;
};

export const sizes = [25, 50, 100, 200] as const;

const longestSearch = 200;

/** Whatever an address holds: what the server would refuse is left out. */
export function readListState(params: URLSearchParams, shape: ListShape): ListState {
  const asked = params.get("sort") ?? "";
  const sort = shape.sorts.includes(asked) ? asked : shape.sorts[0];
  const direction = params.get("direction");
  const size = Number(params.get("size"));
  return {
    search: (params.get("search") ?? "").slice(0, longestSearch),
    sort,
    direction: direction === "asc" || direction === "desc" ? direction : shape.direction,
    page: pageOf(params.get("page")),
    size: sizes.find((one) => one === size) ?? listSizes.usual,
    filters: Object.fromEntries(
      Object.entries(shape.filters).map(([name, values]) => {
        const value = params.get(name) ?? shape.usual?.[name] ?? "";
        return [name, values === null || values.includes(value) ? value : ""];
      }),
    ),
  };
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The address of a list, without what is usual; the rest of the address stays. */
export function writeListState(
  params: URLSearchParams,
  state: ListState,
  { sorts, direction, usual }: ListShape,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  put("search", state.search, "");
  put("sort", state.sort, sorts[0]);
  put("direction", state.direction, direction);
  put("page", String(state.page), "1");
  put("size", String(state.size), String(listSizes.usual));
  for (const [name, value] of Object.entries(state.filters)) put(name, value, usual?.[name] ?? "");
  return next;
}

/** Whether less is asked for than usual. */
export const isNarrowed = ({ search, filters }: ListState, { usual }: ListShape): boolean =>
  search !== "" || Object.entries(filters).some(([name, value]) => value !== "" && value !== usual?.[name]);

/** What the server is asked for. @param whole all pages, for a file */
export function listQuery(
  { search, sort, direction, page, size, filters }: ListState,
  whole = false,
): string {
  const query = new URLSearchParams({ sort, direction });
  if (!whole) {
    query.set("page", String(page));
    query.set("size", String(size));
  }
  if (search.trim()) query.set("search", search.trim());
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return query.toString();
}

export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
