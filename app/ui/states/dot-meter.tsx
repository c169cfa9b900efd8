type DotMeterProps = {
  value: number;
  max: number;
  /** The same in words, for screen readers. Empty when the words are beside the dots. */
  label: string;
  /** How many dots represent `max`; at most one per unit. */
  dots?: number | undefined;
  tone?: "accent" | "ink" | "soft" | "good" | "warn" | "bad" | undefined;
  /** The dots wait: dashed outlines. */
  waiting?: boolean | undefined;
};

/** A quota or a progress as dots on a path. A first unit always lights one dot; only the whole lights all. */
export function DotMeter({ value, max, label, dots, tone = "accent", waiting = false }: DotMeterProps) {
  const total = Math.min(dots ?? 30, max);
  const lit = litDots(value, max, total);
  return (
    <span
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className="dot-meter"
      data-tone={tone}
      data-waiting={waiting || undefined}
    >
      {Array.from({ length: total }, (_, index) => index).map((dot) => (
        <i key={dot} data-on={dot < lit || undefined} />
      ))}
    </span>
  );
}

function litDots(value: number, max: number, total: number): number {
  if (value <= 0 || max <= 0) return 0;
  if (value >= max) return total;
  return Math.min(total - 1, Math.max(1, Math.round((value / max) * total)));
}
