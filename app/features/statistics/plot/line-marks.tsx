/** The marks of a path in time: its start, its end, its open end, and its knots. */

type At = { x: number; y: number };

export function StartRing({ x, y }: At) {
  return <circle className="fill-(--ground) stroke-ink" cx={x} cy={y} r={3.6} strokeWidth={1.5} />;
}

export function EndBar({ x, y }: At) {
  return <line className="stroke-ink" x1={x} x2={x} y1={y - 6} y2={y + 6} strokeWidth={1.8} />;
}

/** A ring and a dot: it is ongoing. */
export function OngoingMark({ x, y }: At) {
  return (
    <>
      <circle className="fill-(--ground) stroke-ink" cx={x} cy={y} r={4.6} strokeWidth={1.4} />
      <circle className="fill-ink" cx={x} cy={y} r={1.8} />
    </>
  );
}

export function Knot({ x, y }: At) {
  return <MilestoneShape x={x} y={y} size={16} />;
}

export function Silence({ from, to, y }: { from: number; to: number; y: number }) {
  if (to - from < 1) return null;
  return (
    <line
      className="stroke-ink-soft"
      x1={from}
      x2={to}
      y1={y}
      y2={y}
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeDasharray="0.1 5"
    />
  );
}

export function Ink({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <line
      className="stroke-ink"
      x1={from}
      x2={Math.max(to, from + 1)}
      y1={y}
      y2={y}
      strokeWidth={1.9}
      strokeLinecap="round"
    />
  );
}

const turns = Array.from({ length: 49 }, (_, at) => {
  const turn = (at / 48) * Math.PI * 2;
  const x = (Math.sin(turn) + 2 * Math.sin(2 * turn)) / 6;
  const y = (Math.cos(turn) - 2 * Math.cos(2 * turn)) / 6;
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
});
const trefoil = `M${turns.join("L")}Z`;

/** The trefoil of a milestone inside a chart, its box centred on (x, y). */
function MilestoneShape({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className="fill-(--ground)" cx={0} cy={0} r={0.5} />
      <path className="fill-none stroke-accent" d={trefoil} strokeWidth={1.7 / size} strokeLinejoin="round" />
    </g>
  );
}
