/** The trefoil of a milestone inside a chart, its box centred on (x, y). */
const turns = Array.from({ length: 49 }, (_, at) => {
  const turn = (at / 48) * Math.PI * 2;
  const x = (Math.sin(turn) + 2 * Math.sin(2 * turn)) / 6;
  const y = (Math.cos(turn) - 2 * Math.cos(2 * turn)) / 6;
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
});
const trefoil = `M${turns.join("L")}Z`;

export function MilestoneShape({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className="fill-(--ground)" cx={0} cy={0} r={0.5} />
      <path className="fill-none stroke-accent" d={trefoil} strokeWidth={1.7 / size} strokeLinejoin="round" />
    </g>
  );
}
