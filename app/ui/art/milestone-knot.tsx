/** A milestone on a path: a trefoil knot, 44 px, its strands crossing over and under. Decoration unless labelled. */
type MilestoneKnotProps = { size?: number; label?: string };

function pointAt(turn: number): string {
  const x = 17 + (Math.sin(turn) + 2 * Math.sin(2 * turn)) * 4.5;
  const y = 18.4 + (Math.cos(turn) - 2 * Math.cos(2 * turn)) * 4.5;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function strand(from: number, to: number, pieces: number): string {
  const points = Array.from({ length: pieces + 1 }, (_, i) => pointAt(from + ((to - from) * i) / pieces));
  return `M${points.join("L")}`;
}

const third = (Math.PI * 2) / 3;
const crossings = [0, 1, 2].map((i) => i * third + Math.PI / 3 + 0.72);
const whole = `${strand(0, Math.PI * 2, 60)}Z`;
const overpasses = crossings.map((middle) => ({
  gap: strand(middle - 0.34, middle + 0.34, 8),
  over: strand(middle - 0.5, middle + 0.5, 10),
}));

/** Pixels under which the strands would be hairs and their crossings dust: the knot is then one thick line. */
const leastCrossed = 16;

export function MilestoneKnot({ size = 44, label }: MilestoneKnotProps) {
  const isSmall = size < leastCrossed;
  return (
    <svg
      viewBox="0 0 34 34"
      width={size}
      height={size}
      className="block flex-none fill-none"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className="stroke-accent" strokeWidth={isSmall ? 4.4 : 2.2} d={whole} />
      {(isSmall ? [] : overpasses).map(({ gap, over }) => (
        <g key={over}>
          <path className="stroke-[var(--art-paper,var(--ground))]" strokeWidth={5.4} d={gap} />
          <path className="stroke-accent" strokeWidth={2.2} d={over} />
        </g>
      ))}
    </svg>
  );
}
