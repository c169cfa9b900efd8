type HatchingProps = {
  width: number;
  /** Ragged strokes under each other, 4 px apart. */
  rows?: number | undefined;
  seed?: number | undefined;
};

const step = 4;

/** Uninked strokes that stand for text not yet arrived. Still: nothing shimmers. */
export function Hatching({ width, rows = 3, seed = 1 }: HatchingProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={rows * step}
      viewBox={`0 0 ${width} ${rows * step}`}
      className="block max-w-full fill-line-strong opacity-70"
    >
      <path d={hatchingPath(width, rows, seed)} />
    </svg>
  );
}

function hatchingPath(width: number, rows: number, seed: number): string {
  const random = seededRandom(seed * 13 + 5);
  const strokes: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = 2 + row * step;
    const end = width * (0.9 + random() * 0.1);
    let x = random() * 3;
    while (x < end - width * 0.08) {
      const length = Math.min(end - x, width * (0.3 + random() * 0.4));
      strokes.push(taperedStroke(x, y + (random() - 0.5) * 0.5, length));
      x += length + 2 + random() * 4;
    }
  }
  return strokes.join("");
}

function taperedStroke(x: number, y: number, length: number): string {
  const half = length / 2;
  const at = (value: number) => value.toFixed(1);
  return `M${at(x)} ${at(y)}q${at(half)}-1.5 ${at(length)} 0q${at(-half)} 1.5 ${at(-length)} 0z`;
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
