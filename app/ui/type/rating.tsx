type RatingProps = {
  value: number | null;
  /** In words: "4 out of 5", "not rated". */
  label: string;
  /** Writes the words beside the lozenges too. */
  withWords?: boolean | undefined;
};

/** Pixels of a lozenge and of the space after it. */
const [size, gap] = [11, 3];
const lozenges = [0, 1, 2, 3, 4];
/** Units of a lozenge; see lozenge.tsx. */
const units = 12;
const step = (units * (size + gap)) / size;
const width = size * lozenges.length + gap * (lozenges.length - 1);

/** Five lozenges, read only: one drawing, because a long list has one in every row. */
export function Rating({ value, label, withWords = false }: RatingProps) {
  const reached = value ?? 0;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${(width * units) / size} ${units}`}
        width={width}
        height={size}
        className="block flex-none"
      >
        <path d={outline(lozenges.slice(reached))} className="fill-transparent stroke-line-strong" />
        <path d={outline(lozenges.slice(0, reached))} className="fill-ink stroke-ink" />
      </svg>
      {withWords && (
        <span aria-hidden="true" className="text-ink-soft">
          {label}
        </span>
      )}
    </span>
  );
}

function outline(places: readonly number[]): string {
  return places.map((at) => `M${6 + at * step} .9l5.1 5.1-5.1 5.1-5.1-5.1Z`).join("");
}
