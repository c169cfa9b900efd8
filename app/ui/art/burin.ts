/**
 * A burin cuts lines that swell and taper, so no line of the map or the art is a plain stroke. The engraver's files say
 * where the burin went and how it was pressed; here the cut becomes an outline. Lengths are in tenths of a unit.
 */
export const presses = [
  "fill",
  "shape",
  "even",
  "straight",
  "lens",
  "fade",
  "gather",
  "ease",
  "swell",
  "round",
] as const;
export type Press = (typeof presses)[number];

/** Width of a cut from its start (0) to its end (1), in parts of its full width. `fill` and `shape` are areas, not cuts. */
const profile: Record<Press, (t: number) => number> = {
  fill: () => 0,
  shape: () => 0,
  even: () => 1,
  straight: (t) => 1 - 0.3 * t,
  lens: (t) => Math.sin(Math.PI * t),
  fade: (t) => 1 - t,
  gather: (t) => 0.35 + 0.65 * t,
  ease: (t) => 1 - 0.55 * t,
  swell: (t) => 0.24 + 0.76 * Math.sin(Math.PI * t),
  round: (t) => 0.42 + 0.58 * Math.max(0, Math.sin(Math.PI * 2 * (t + 0.04))),
};

/** The hand is not a machine: each place of the sheet presses a little more or less. */
const tremble = (x: number, y: number) => 1 + 0.13 * Math.sin(x * 0.071 + y * 0.113);

const tenth = (n: number) => Math.round(n * 10) / 10;

type Points = readonly number[];

const xAt = (points: Points, i: number) => points[i * 2] ?? 0;
const yAt = (points: Points, i: number) => points[i * 2 + 1] ?? 0;
const between = (a: number, b: number) => tenth((a + b) / 2);

/** From the first point on, bending at each further one and passing half-way between two. */
function bendAlong(points: Points, last: number): string {
  let d = "";
  for (let i = 1; i < last; i++) {
    const isNextToLast = i === last - 1;
    const x = isNextToLast ? xAt(points, last) : between(xAt(points, i), xAt(points, i + 1));
    const y = isNextToLast ? yAt(points, last) : between(yAt(points, i), yAt(points, i + 1));
    d += `Q${xAt(points, i)} ${yAt(points, i)} ${x} ${y}`;
  }
  return d || `L${xAt(points, last)} ${yAt(points, last)}`;
}

/** A closed line without corners. */
function roundArea(points: Points): string {
  const count = points.length / 2;
  let d = "";
  for (let i = 0; i <= count; i++) {
    const [here, next] = [i % count, (i + 1) % count];
    const x = between(xAt(points, here), xAt(points, next));
    const y = between(yAt(points, here), yAt(points, next));
    d += i === 0 ? `M${x} ${y}` : `Q${xAt(points, here)} ${yAt(points, here)} ${x} ${y}`;
  }
  return `${d}z`;
}

/** A straight lens: two bends, each reaching twice the half width so that the belly has the whole. */
function lens(points: Points, width: number): string {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points;
  const reach = (width * tremble(x0, y0)) / (Math.hypot(x1 - x0, y1 - y0) || 1);
  const [x, y] = [x0 + (x1 - x0) * 0.46, y0 + (y1 - y0) * 0.46];
  const [dx, dy] = [-(y1 - y0) * reach, (x1 - x0) * reach];
  return `M${x0} ${y0}Q${tenth(x + dx)} ${tenth(y + dy)} ${x1} ${y1}Q${tenth(x - dx)} ${tenth(y - dy)} ${x0} ${y0}z`;
}

/** One closed subpath: the area itself, or both edges of the cut along its spine (x, y, x, y …). */
export function outlineOf(spine: Points, press: Press, width: number): string {
  if (press === "fill") return `M${spine.join(" ")}z`;
  if (press === "shape") return roundArea(spine);
  if (press === "lens" && spine.length === 4) return lens(spine, width);
  const last = spine.length / 2 - 1;
  const widthAt = profile[press];
  const edge: number[] = [];
  const farEdge: number[] = [];
  for (let i = 0; i <= last; i++) {
    const [x, y] = [xAt(spine, i), yAt(spine, i)];
    const [before, after] = [Math.max(0, i - 1), Math.min(last, i + 1)];
    const dx = xAt(spine, after) - xAt(spine, before);
    const dy = yAt(spine, after) - yAt(spine, before);
    const reach = (width * widthAt(i / last) * tremble(x, y)) / 2 / (Math.hypot(dx, dy) || 1);
    edge.push(tenth(x - dy * reach), tenth(y + dx * reach));
    farEdge.unshift(tenth(x + dy * reach), tenth(y - dx * reach));
  }
  return `M${edge[0]} ${edge[1]}${bendAlong(edge, last)}L${farEdge[0]} ${farEdge[1]}${bendAlong(farEdge, last)}z`;
}
