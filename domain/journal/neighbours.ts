/** The moments before and after one, in the order of the list of all moments. */
import type { Moment } from "#domain/moment/moment.ts";
import { orderKey } from "#domain/moment/moment-order.ts";

type Neighbours = { readonly earlier: Moment | null; readonly later: Moment | null };

/**
 * By day and hour, then by when it was written, then id. `moments`: those that may be opened next; the moment itself may be among them. One pass, no
 * sorting: a page is opened in a journal of many thousands.
 */
export function neighboursOf(moment: Moment, moments: Iterable<Moment>): Neighbours {
  const here = placeOf(moment);
  let [earlier, later]: [Placed | null, Placed | null] = [null, null];
  for (const other of moments) {
    if (other.id === moment.id) continue;
    const at = placeOf(other);
    const order = compare(at, here);
    if (order < 0 && (earlier === null || compare(at, earlier) > 0)) earlier = at;
    if (order > 0 && (later === null || compare(at, later) < 0)) later = at;
  }
  return { earlier: earlier?.moment ?? null, later: later?.moment ?? null };
}

type Placed = { readonly moment: Moment; readonly at: string };

function placeOf(moment: Moment): Placed {
  return { moment, at: orderKey(moment) };
}

function compare(a: Placed, b: Placed): number {
  return (
    order(a.at, b.at) || order(a.moment.created_at, b.moment.created_at) || order(a.moment.id, b.moment.id)
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
