/** A hamlet of one to five houses with its church, as large as the moments it holds; its base is at (x, y). */
const houses: readonly (readonly [x: number, y: number])[] = [
  [-9, 0],
  [9, 1],
  [-17, 4],
  [17, 5],
  [2, 6],
];

/** How large a village of so many moments is drawn, beside the busiest one. */
export function villageScale(moments: number, most: number): number {
  return most === 0 ? 0.7 : 0.6 + 0.7 * Math.sqrt(moments / most);
}

export function Village({ x, y, scale, count }: { x: number; y: number; scale: number; count: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={1.1} strokeLinejoin="round">
      <circle className="fill-(--m-glow) opacity-40" cx={0} cy={-2} r={24} />
      <path className="fill-(--m-paper) stroke-(--m-ink)" d="M-5 4V-12H5V4Z" />
      <path className="fill-(--m-madder) stroke-(--m-ink)" d="M-6.5-12 0-26 6.5-12Z" />
      <path className="fill-none stroke-(--m-ink)" d="M0-26V-31M-2.2-29H2.2" />
      {houses.slice(0, count).map(([hx, hy]) => (
        <g key={hx} transform={`translate(${hx} ${hy})`}>
          <path className="fill-(--m-paper) stroke-(--m-ink)" d="M-5 4V-3H5V4Z" />
          <path className="fill-(--m-madder) stroke-(--m-ink)" d="M-6.2-3 -3.4-8H3.4L6.2-3Z" />
          <path className="fill-(--m-win)" d="M-1.4 1h2.8v2h-2.8Z" />
        </g>
      ))}
    </g>
  );
}
