import { DotMeter } from "#app/ui/states/dot-meter.tsx";

type StrengthMeterProps = {
  /** 0 (nothing yet) to 4 (very strong). */
  score: 0 | 1 | 2 | 3 | 4;
  word: string;
  advice?: string | undefined;
};

const tones = ["soft", "bad", "warn", "good", "good"] as const;
const wordClass = ["text-ink-soft", "text-bad", "text-warn", "text-good", "text-good"] as const;

/** Four dots, a word, and a hint for improvement; announced to screen readers when it changes. */
export function StrengthMeter({ score, word, advice }: StrengthMeterProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 type-small text-ink-soft" aria-live="polite">
      <DotMeter value={score} max={4} label="" tone={tones[score]} />
      <span className={`font-strong ${wordClass[score]}`}>{word}</span>
      {advice && <span>{advice}</span>}
    </p>
  );
}
