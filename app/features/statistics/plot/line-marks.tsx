/** The parts of a path in time: where it begins, where it ends, where it goes on, and its knots. */
import { MilestoneShape } from "./milestone-shape.tsx";

type At = { x: number; y: number };

export function StartRing({ x, y }: At) {
  return <circle className="fill-(--ground) stroke-ink" cx={x} cy={y} r={3.6} strokeWidth={1.5} />;
}

export function EndBar({ x, y }: At) {
  return <line className="stroke-ink" x1={x} x2={x} y1={y - 6} y2={y + 6} strokeWidth={1.8} />;
}

/** A ring and a dot: it goes on. */
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
