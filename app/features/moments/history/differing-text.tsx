import type { WordRun } from "#app/lib/compare-words.ts";

type DifferingTextProps = { runs: readonly WordRun[]; tone: "before" | "after" };

const markClass = {
  before: "decoration-line-strong line-through decoration-1 text-ink-soft",
  after: "underline decoration-warn decoration-dotted decoration-2 underline-offset-4",
};

/** One of two versions: struck where words went, dotted where they came; nothing of one without words. */
export function DifferingText({ runs, tone }: DifferingTextProps) {
  if (runs.length === 0) return null;
  const Mark = tone === "before" ? "del" : "ins";
  return (
    <p
      className={`type-entry max-w-measure wrap-anywhere whitespace-pre-line ${tone === "before" ? "text-ink-soft" : "text-ink"}`}
    >
      {runs.map(({ text, differs }, index) => {
        // The line breaks between paragraphs would be an empty line at the end.
        const shown = index === runs.length - 1 ? text.trimEnd() : text;
        if (!differs) return shown;
        return (
          <Mark key={startOf(runs, index)} className={markClass[tone]}>
            {shown}
          </Mark>
        );
      })}
    </p>
  );
}

function startOf(runs: readonly WordRun[], index: number): number {
  return runs.slice(0, index).reduce((length, { text }) => length + text.length, 0);
}
