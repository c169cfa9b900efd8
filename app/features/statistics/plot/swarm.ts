/** Marks of one row spread so that none hides another: the nearest free place above or below the line, in their order. */
type Placed<Mark> = { readonly mark: Mark; readonly x: number; readonly dy: number };

/** `size` and `most` in pixels; a mark that finds no place within `most` of the line stays on its edge. */
export function swarm<Mark>(
  marks: readonly Mark[],
  xOf: (mark: Mark) => number,
  size: number,
  most: number,
): readonly Placed<Mark>[] {
  const placed: Placed<Mark>[] = [];
  let from = 0;
  for (const mark of marks) {
    const x = xOf(mark);
    while ((placed[from]?.x ?? x) < x - size) from += 1;
    const near = placed.slice(from);
    const dy = offsets(size, most).find((offset) =>
      near.every((other) => Math.hypot(other.x - x, other.dy - offset) >= size * 0.92),
    );
    placed.push({ mark, x, dy: dy ?? (placed.length % 2 === 0 ? most : -most) });
  }
  return placed;
}

function offsets(size: number, most: number): readonly number[] {
  const step = size / 2;
  const count = Math.floor(most / step);
  return [0, ...Array.from({ length: count }, (_, at) => [-(at + 1) * step, (at + 1) * step]).flat()];
}
