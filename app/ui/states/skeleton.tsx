import { Hatching } from "./hatching.tsx";

type SkeletonProps = {
  rows?: number | undefined;
  /** Widths of the hatched words of a row, in px. */
  words?: readonly number[] | undefined;
};

/** A ledger not yet inked: real hairlines, hatching for words. For the first visit ever only. */
export function Skeleton({ rows = 6, words = [110, 170, 70] }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="border-b border-line">
      {Array.from({ length: rows }, (_, index) => index).map((row) => (
        <div
          key={row}
          className="flex min-h-(--row-height) items-center justify-between gap-6 border-t border-line"
        >
          {words.map((width, index) => {
            const seed = row * 7 + index + 1;
            const ragged = Math.round(width * (0.62 + ((seed * 37) % 38) / 100));
            return <Hatching key={`${width}-${seed}`} width={ragged} seed={seed} />;
          })}
        </div>
      ))}
    </div>
  );
}
