import type { WordRun } from "#app/lib/compare-words.ts";

type DifferingTextProps = { runs: readonly WordRun[]; tone: "before" | "after" };

const markClass = {
  before: "decoration-line-strong line-through decoration-1 text-ink-soft",
  after: "underline decoration-warn decoration-dotted decoration-2 underline-offset-4",
};

/** One of two versions: struck where words went, dotted where they came. */
export function DifferingText({ runs, tone }: DifferingTextProps) {
  const Mark = tone === "before" ? "del" : "ins";
  return (
    <p
      className={`type-entry max-w-measure wrap-anywhere whitespace-pre-line ${tone === "before" ? "text-ink-soft" : "text-ink"}`}
    >
      {runs.map((run, index) =>
        run.differs ? (
          <Mark key={startOf(runs, index)} className={markClass[tone]}>
            {run.text}
          </Mark>
        ) : (
          run.text
        ),
      )}
    </p>
  );
}

function startOf(runs: readonly WordRun[], index: number): number {
  return runs.slice(0, index).reduce((length, { text }) => length + text.length, 0);
}
