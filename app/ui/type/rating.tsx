import { Lozenge } from "./lozenge.tsx";

type RatingProps = {
  value: number | null;
  /** In words: "4 out of 5", "not rated". */
  label: string;
  /** Writes the words beside the lozenges too. */
  withWords?: boolean | undefined;
};

/** Five lozenges, read only. */
export function Rating({ value, label, withWords = false }: RatingProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span role="img" aria-label={label} className="inline-flex flex-none gap-0.75">
        {[1, 2, 3, 4, 5].map((step) => (
          <Lozenge key={step} filled={value !== null && step <= value} />
        ))}
      </span>
      {withWords && (
        <span aria-hidden="true" className="text-ink-soft">
          {label}
        </span>
      )}
    </span>
  );
}
