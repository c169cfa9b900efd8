/** Which messages of a long conversation are drawn, counted from its newest. */

/** Messages that are drawn at first, two screens of them, and with each asking for more. */
const firstSize = 24;
const pageSize = 40;
/** Messages before the one that is needed. */
const before = 5;

/** `reach`: messages from the first that is drawn to the newest. `left`: of them, the newest that are not drawn. */
type Drawn = { readonly reach: number; readonly left: number };

/** The newest, or what is around the one that is needed: one far back is not drawn with all that came since. */
export function drawnAround(ids: readonly string[], needed: string | null): Drawn {
  const at = needed === null ? -1 : ids.lastIndexOf(needed);
  if (at === -1) return { reach: firstSize, left: 0 };
  const reach = Math.max(firstSize, ids.length - at + before);
  return { reach, left: reach > firstSize + pageSize ? reach - firstSize : 0 };
}

export const withEarlier = ({ reach, left }: Drawn): Drawn => ({ reach: reach + pageSize, left });

export const withLater = ({ reach, left }: Drawn): Drawn => ({ reach, left: Math.max(0, left - pageSize) });

/** What arrives is added, and takes no earlier one off the page; one's own leads back to the newest. */
export function withArrived({ reach, left }: Drawn, arrived: number, isOwn: boolean): Drawn {
  if (left === 0) return { reach: reach + arrived, left };
  return isOwn ? { reach: firstSize, left: 0 } : { reach: reach + arrived, left: left + arrived };
}
