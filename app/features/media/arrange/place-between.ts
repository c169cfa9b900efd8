import type { Media } from "#domain/media/media.ts";

type Placed = Pick<Media, "id" | "position">;
type Move = { readonly id: string; readonly position: number };

/**
 * The positions that move `id` to index `to` among `media`, which is sorted: a single one, unless there is no number left between its
 * neighbours; then all are renumbered.
 */
export function movesTo(media: readonly Placed[], id: string, to: number): readonly Move[] {
  const from = media.findIndex((row) => row.id === id);
  const moved = media[from];
  if (!moved || from === to) return [];
  const rest = media.filter((row) => row !== moved);
  const [before, after] = [rest[to - 1]?.position, rest[to]?.position];
  const position = between(before, after);
  if (position !== null) return [{ id, position }];
  return rest.toSpliced(to, 0, moved).map((row, index) => ({ id: row.id, position: index }));
}

function between(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined) return after === undefined ? 0 : after - 1;
  if (after === undefined) return before + 1;
  const middle = before + (after - before) / 2;
  return middle > before && middle < after ? middle : null;
}
